import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { LogoutDocument } from '#web/features/accounts/authentication.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const kept = ['recent_searches', 'recent_products', 'recent_commands'];

beforeEach(() => {
  localStorage.setItem('recent_searches', JSON.stringify(['drum room']));
  localStorage.setItem('recent_products', JSON.stringify(['7']));
  localStorage.setItem(
    'recent_commands',
    JSON.stringify([{ id: 'page:terms', label: 'Terms', to: '/terms' }]),
  );
});
afterEach(() => localStorage.clear());

const left = () => kept.filter((key) => localStorage.getItem(key) !== null);

test('what somebody has looked for is forgotten when they log out', async () => {
  mockServer.use(
    session(nora),
    api.mutation(LogoutDocument, () => changed('logout', { wasLoggedIn: true })),
  );
  const { user } = await renderApp('/terms');
  expect(left()).toEqual(kept);
  await user.click(await screen.findByRole('button', { name: /Nora/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Log ?out/i }));
  expect(await screen.findByText('Logged out')).toBeVisible();
  await waitFor(() => expect(left()).toEqual([]));
});

test('what a visitor has looked for stays', async () => {
  mockServer.use(session());
  await renderApp('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(left()).toEqual(kept);
});
