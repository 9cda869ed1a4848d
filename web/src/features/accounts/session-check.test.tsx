import { screen, waitFor } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { nora, refusal, session } from './accounts.handlers.ts';
import { SESSION_KEY } from './other-tabs.ts';
import { MeDocument } from './session.generated.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The header's way to the account of Nora. */
const menu = { name: 'Account menu for Nora Quist' };

async function openAsNora() {
  mockServer.use(session(nora));
  const app = await renderApp('/terms');
  await screen.findByRole('button', menu);
  return app;
}

/** Waits for the app to be told, for it listens only a moment after it is on the page. */
async function tellUntil(event: () => Event, assertion: () => void): Promise<void> {
  await waitFor(() => {
    window.dispatchEvent(event());
    assertion();
  });
}

const focus = () => new Event('focus');

/** As another tab does that has logged in or out. */
const otherTab = () => new StorageEvent('storage', { key: SESSION_KEY, newValue: 'x' });

function expectLoggedOut(): void {
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
}

test('a focus of the window finds out that the session is over', async () => {
  await openAsNora();
  mockServer.use(session());
  await tellUntil(focus, expectLoggedOut);
});

test('a result that is not OK logs out here', async () => {
  await openAsNora();
  mockServer.use(api.query(MeDocument, () => refusal('INTERNAL', 'Something went wrong')));
  await tellUntil(focus, expectLoggedOut);
});

test('no result at all changes nothing', async () => {
  await openAsNora();
  let asked = 0;
  mockServer.use(
    api.query(MeDocument, () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  // Once, and once more because queries are tried again.
  await tellUntil(focus, () => expect(asked).toBeGreaterThan(1));
  expect(screen.getByRole('button', menu)).toBeVisible();
});

test('the session is checked every five minutes while somebody is logged in', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openAsNora();
  mockServer.use(session());
  await vi.advanceTimersByTimeAsync(299_999);
  expect(screen.getByRole('button', menu)).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a tab follows another that logs out, and one that logs in', async () => {
  await openAsNora();
  mockServer.use(session());
  await tellUntil(otherTab, expectLoggedOut);
  mockServer.use(session({ ...nora, id: '8', name: 'Mona Berg' }));
  await tellUntil(otherTab, () => {
    expect(screen.getByRole('button', { name: 'Account menu for Mona Berg' })).toBeVisible();
  });
});

test('a page of one’s account gives way to the login when the session is over', async () => {
  mockServer.use(session(nora));
  const { location } = await renderApp('/account/settings');
  await screen.findByRole('heading', { level: 1, name: 'Preferences' });
  mockServer.use(session());
  await tellUntil(focus, () => {
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
  expect(location()).toContain('/login');
});
