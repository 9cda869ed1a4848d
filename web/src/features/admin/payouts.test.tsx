import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AdminPayoutsDocument,
  AdminPayoutTotalsDocument,
  AdminUpcomingPayoutsDocument,
  RetryPayoutDocument,
} from './payouts.generated.ts';
import type { AdminPayoutRowFragment } from './payouts.generated.ts';

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;

const owner = {
  __typename: 'User',
  id: '7',
  name: 'Tobias Wren',
  email: 'tobias@example.com',
} as const;

const failed: AdminPayoutRowFragment & { __typename: 'Payout' } = {
  __typename: 'Payout',
  id: '31',
  date: '2026-11-30',
  amountCents: 90_00,
  reversedCents: 0,
  returnedCents: 0,
  status: 'FAILED',
  failure: 'The account cannot receive transfers.',
  owner,
};

/** Payouts, one of which failed until it is tried again. @returns what was asked for, in order */
function payouts() {
  const asked: object[] = [];
  let current: AdminPayoutRowFragment & { __typename: 'Payout' } = failed;
  mockServer.use(
    api.query(AdminPayoutsDocument, ({ variables: { status, isReversed, text } }) => {
      asked.push({ status, isReversed, text });
      const nodes = status && status !== current.status ? [] : [current];
      return HttpResponse.json({
        data: {
          payouts: {
            __typename: 'PayoutConnection',
            totalCount: nodes.length,
            nodes,
            pageInfo,
          },
        },
      });
    }),
    api.mutation(RetryPayoutDocument, ({ variables: { input } }) => {
      asked.push(input);
      current = { ...failed, id: '32', status: 'ON_ITS_WAY', failure: null };
      return changed('retryPayout', { payout: current });
    }),
  );
  return asked;
}

beforeEach(() => {
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(AdminPayoutTotalsDocument, () =>
      HttpResponse.json({
        data: {
          payoutTotals: {
            __typename: 'PayoutTotals',
            unpaidCents: 45_00,
            onItsWayCents: 12_00,
            sentCents: 1_234_00,
            reversedCents: 20_00,
            failedCount: 1,
          },
        },
      }),
    ),
  );
});

test('an administrator finds what failed, sees why, and tries it again', async () => {
  const asked = payouts();
  const { user, location } = await renderApp('/admin/payouts');
  const row = within((await screen.findByText('Tobias Wren')).closest('li')!);
  expect(row.getByText('$90.00')).toBeVisible();
  expect(row.getByText('The account cannot receive transfers.')).toBeVisible();
  expect(screen.getByText('$1,234.00')).toBeVisible();
  expect(screen.getByText('1 payout failed')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Failed' }));
  await waitFor(() => expect(location()).toBe('/admin/payouts?state=failed'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/api/admin/payouts.csv?status=failed',
    ),
  );
  await user.click(await screen.findByRole('button', { name: /^Try the payout to Tobias Wren/ }));
  expect(await screen.findByText('The payout is on its way')).toBeVisible();
  expect(await screen.findByText('No payouts')).toBeVisible();
  expect(asked).toContainEqual({ payoutId: '31' });
  expect(asked).toContainEqual({ status: 'FAILED', isReversed: null, text: null });
});

test('what keeps a payout from being tried again is said', async () => {
  payouts();
  mockServer.use(
    api.mutation(RetryPayoutDocument, () =>
      refusal('CONFLICT', 'The owner’s account cannot be paid yet.'),
    ),
  );
  const { user } = await renderApp('/admin/payouts?state=failed');
  await user.click(await screen.findByRole('button', { name: /^Try the payout/ }));
  expect(await screen.findByText('The owner’s account cannot be paid yet.')).toBeVisible();
});

test('what is to be paid out says what holds it back', async () => {
  mockServer.use(
    api.query(AdminUpcomingPayoutsDocument, ({ variables: { text } }) =>
      HttpResponse.json({
        data: {
          upcomingPayouts: {
            __typename: 'UpcomingPayoutConnection',
            totalCount: 1,
            nodes: [
              {
                __typename: 'UpcomingPayout',
                ownerId: '7',
                totalCents: 45_00,
                dueCents: 30_00,
                moreDueAt: '2026-12-03T00:00:00Z',
                hold: 'NO_ACCOUNT',
                owner: { ...owner, name: text === 'wren' ? 'Tobias Wren' : 'Somebody' },
              },
            ],
            pageInfo,
          },
        },
      }),
    ),
  );
  await renderApp('/admin/payouts?state=upcoming&text=wren');
  const row = within((await screen.findByText('Tobias Wren')).closest('li')!);
  expect(row.getByText('$45.00')).toBeVisible();
  expect(row.getByText(/^\$30\.00 can be sent now · more on .*3/)).toBeVisible();
  expect(row.getByText('Hasn’t set up payouts')).toBeVisible();
});

test('what did not load is tried again', async () => {
  payouts();
  mockServer.use(
    api.query(AdminPayoutTotalsDocument, () => refusal('INTERNAL', 'Something went wrong.'), {
      once: true,
    }),
  );
  const { user } = await renderApp('/admin/payouts');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tobias Wren')).toBeVisible();
});
