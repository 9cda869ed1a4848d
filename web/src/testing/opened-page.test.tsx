import { screen } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { lazy, Suspense } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { closePage, openRoot, untilSettled } from './opened-page.ts';
import { renderApp } from './render-app.tsx';
import { api, mockServer } from './mock-server.ts';

/** How often React, or what it runs, looks at the page's globals from now on. */
function countLooks(): () => number {
  let looks = 0;
  Object.defineProperty(window, 'event', { configurable: true, get: () => void (looks += 1) });
  onTestFinished(() => void Reflect.deleteProperty(window, 'event'));
  return () => looks;
}

/** A macrotask and what React schedules for later are over. */
async function later(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await untilSettled();
}

test('nothing is left to run once an app is closed that was busy', async () => {
  mockServer.use(api.query('Me', () => HttpResponse.json({ data: { me: null } })));
  const { goTo } = await renderApp('/terms');
  goTo('/search');
  await closePage();
  const looks = countLooks();
  await later();
  expect(looks()).toBe(0);
});

test('code that arrives late is waited for', async () => {
  const Late = lazy(async () => {
    const { BetaCurtain } = await import('#web/app/beta/beta-curtain.tsx');
    return { default: BetaCurtain };
  });
  const gate = { salt: '', rounds: 1, digest: '' };
  openRoot().render(
    <Suspense fallback="On its way">
      <Late gate={gate} />
    </Suspense>,
  );
  await screen.findByText('On its way');
  await closePage();
  const looks = countLooks();
  await later();
  expect(looks()).toBe(0);
});

test('a request that nobody has answered is called off', async () => {
  mockServer.use(api.query('Me', () => new Promise<never>(() => undefined)));
  const request = fetch('/graphql', { method: 'POST', body: '{"query":"query Me { me { id } }"}' });
  const outcome = Promise.allSettled([request]);
  await closePage();
  expect(await outcome).toMatchObject([{ reason: { name: 'AbortError' } }]);
});
