import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { ada, nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const LABEL = 'Account notices';
const leaving = { ...nora, deletionDueAt: '2026-12-15T12:00:00Z' };

const notices = async () => within(await screen.findByRole('complementary', { name: LABEL }));

test('whoever asked to be deleted reads when on every page, and can keep the account there', async () => {
  mockServer.use(
    session(leaving),
    api.mutation('RestoreAccount', () =>
      changed('restoreAccount', {
        user: { __typename: 'User', id: nora.id, deletionDueAt: null },
      }),
    ),
  );
  const { user } = await renderApp('/terms');
  const notice = await notices();
  expect(notice.getByText('Your account will be deleted on December 15, 2026')).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Your account was restored')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: LABEL })).not.toBeInTheDocument(),
  );
});

test('an administrator without a second factor is led to its set-up from every page', async () => {
  mockServer.use(session({ ...ada, mustSetUpTwoFactor: true }));
  const { user, location } = await renderApp('/terms');
  const notice = await notices();
  expect(notice.getByText(/Administrators need two-factor authentication/)).toBeVisible();
  await user.click(notice.getByRole('link', { name: 'Set up' }));
  await waitFor(() => expect(location()).toBe('/account/settings?section=security'));
  expect(
    await screen.findByRole('button', { name: 'Set up two-factor authentication' }),
  ).toBeVisible();
  // There it is said beside the button.
  expect(screen.getAllByText(/Administrators need two-factor authentication/)).toHaveLength(1);
});

test.each([
  ['a visitor', null],
  ['a musician', nora],
  ['an administrator with a second factor', { ...ada, hasTwoFactor: true }],
])('%s is told nothing', async (_who, me) => {
  mockServer.use(session(me));
  await renderApp('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: LABEL })).not.toBeInTheDocument();
});
