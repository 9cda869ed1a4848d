import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { waitingRequests } from '#web/features/bookings/bookings.handlers.ts';
import type { PayoutAccountStatus } from '#web/lib/schema.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { ownStudios, ownTallowYard } from './owners.handlers.ts';
import {
  MyPayoutsDocument,
  PayoutAccountDocument,
  PayoutBalanceDocument,
  PayoutStatementsDocument,
  RefreshPayoutAccountDocument,
  StartPayoutOnboardingDocument,
} from './payouts.generated.ts';
import type { MyPayoutsQuery, PayoutBalanceQuery } from './payouts.generated.ts';
import { StudioTakingsDocument } from './takings.generated.ts';

const PATH = '/owner-dashboard/payouts';

const accountOf = (status: PayoutAccountStatus, isAvailable = true) =>
  ({ __typename: 'PayoutAccount', status, isAvailable }) as const;

const account = (...args: Parameters<typeof accountOf>) =>
  api.query(PayoutAccountDocument, () =>
    HttpResponse.json({ data: { myPayoutAccount: accountOf(...args) } }),
  );

const balance = (figures: Partial<PayoutBalanceQuery['myPayoutBalance']> = {}) =>
  api.query(PayoutBalanceDocument, () =>
    HttpResponse.json({
      data: {
        myPayoutBalance: {
          __typename: 'PayoutBalance',
          balanceCents: 0,
          onItsWayCents: 0,
          minimumCents: 500,
          next: null,
          ...figures,
        },
      },
    }),
  );

const payouts = (...nodes: MyPayoutsQuery['myPayouts']['nodes']) =>
  api.query(MyPayoutsDocument, () =>
    HttpResponse.json({
      data: {
        myPayouts: {
          __typename: 'PayoutConnection',
          totalCount: nodes.length,
          nodes,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    }),
  );

const statements = (...months: string[]) =>
  api.query(PayoutStatementsDocument, () =>
    HttpResponse.json({
      data: {
        myPayoutStatements: months.map((month) => ({
          __typename: 'PayoutStatement',
          month: `${month}-01`,
          csvUrl: `/api/owner/statements/${month}/statement.csv`,
          pdfUrl: `/api/owner/statements/${month}/statement.pdf`,
        })),
      },
    }),
  );

const noTakings = api.query(StudioTakingsDocument, () =>
  HttpResponse.json({
    data: {
      myStudioTakings: {
        __typename: 'StudioTakingConnection',
        totalCount: 0,
        nodes: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  }),
);

const item = {
  __typename: 'PayoutItem',
  kind: 'EARNING',
  bookingId: '31',
  reference: 'RT-0031',
  studioName: 'Tallow Yard',
  startsAt: '2026-11-28T10:00:00Z',
  zone: 'Europe/London',
  grossCents: 100_00,
  commissionCents: 10_00,
  netCents: 90_00,
} as const;

const refunded = {
  ...item,
  kind: 'REFUND',
  grossCents: -20_00,
  commissionCents: -2_00,
  netCents: -18_00,
} as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(
    session({ ...nora, isStudioOwner: true }),
    ownStudios(ownTallowYard),
    waitingRequests(0),
    account('READY'),
    balance(),
    payouts(),
    statements(),
    noTakings,
  );
});

test('an owner sees what is due, what was sent for which sessions, and statements', async () => {
  const next = { __typename: 'ExpectedPayout', date: '2026-12-03', amountCents: 27_00 } as const;
  const common = {
    __typename: 'Payout',
    date: '2026-11-30',
    amountCents: 72_00,
    reversedCents: 0,
    returnedCents: 0,
  } as const;
  mockServer.use(
    balance({ balanceCents: 45_00, onItsWayCents: 12_00, next }),
    payouts(
      { ...common, id: '2', status: 'SENT', reversedCents: 20_00, items: [item, refunded] },
      { ...common, id: '1', status: 'FAILED', items: [] },
    ),
    statements('2026-11'),
  );
  await renderApp(PATH);
  expect(await screen.findByText('Payouts are set up')).toBeVisible();
  expect(screen.getByText('$45.00')).toBeVisible();
  expect(screen.getByText('$12.00')).toBeVisible();
  expect(screen.getByText('$27.00')).toBeVisible();
  expect(screen.getByText(/^On .*3.* 2026$/)).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
  expect(screen.getByText(/^The money is back .* goes out with the next payout/)).toBeVisible();
  expect(screen.getByText(/^\$20\.00 of it came back and goes out/)).toBeVisible();
  const [, first, second] = within(screen.getByRole('table', { hidden: true })).getAllByRole(
    'row',
    {
      hidden: true,
    },
  );
  expect(first).toHaveTextContent(/RT-0031 · Tallow Yard.*\$100\.00-\$10\.00\$90\.00$/);
  expect(second).toHaveTextContent(/^Refund: RT-0031.*-\$20\.00\$2\.00-\$18\.00$/);
  expect(screen.getByRole('link', { name: 'Download PDF for November 2026' })).toHaveAttribute(
    'href',
    '/api/owner/statements/2026-11/statement.pdf',
  );
});

test('who has earned nothing yet is told what will be here', async () => {
  mockServer.use(account('NOT_SET_UP'));
  await renderApp(PATH);
  expect(await screen.findByText(/^No payouts yet/)).toBeVisible();
  expect(screen.getByText('Payouts start at $5.00')).toBeVisible();
  expect(screen.getByText(/^Your first statement appears/)).toBeVisible();
  expect(screen.getByText(/paid at the studio appear here/)).toBeVisible();
});

test('setting up leads to the provider, and says why when it cannot', async () => {
  mockServer.use(
    account('NOT_SET_UP'),
    api.mutation(StartPayoutOnboardingDocument, () =>
      refusal('PAYMENT_FAILED', 'The payment provider did not answer. Please try again.'),
    ),
  );
  const { user } = await renderApp(PATH);
  const button = await screen.findByRole('button', { name: 'Set up payouts' });
  await user.click(button);
  expect(await screen.findByText(/did not answer/)).toBeVisible();
  expect(button).toBeEnabled();
});

test('whoever comes back from the provider sees what has come of it', async () => {
  let asked = 0;
  mockServer.use(
    api.query(PayoutAccountDocument, () =>
      HttpResponse.json({
        data: { myPayoutAccount: accountOf(asked === 0 ? 'INCOMPLETE' : 'READY') },
      }),
    ),
    api.mutation(RefreshPayoutAccountDocument, () => {
      asked += 1;
      return HttpResponse.json({
        data: {
          refreshPayoutAccount: {
            __typename: 'RefreshPayoutAccountPayload',
            account: accountOf('READY'),
          },
        },
      });
    }),
  );
  await renderApp(`${PATH}?account=back`);
  expect(await screen.findByText('Payouts are set up')).toBeVisible();
  expect(asked).toBe(1);
});

test('what is missing and a link that was too old are said', async () => {
  mockServer.use(account('INCOMPLETE'));
  await renderApp(`${PATH}?account=expired`);
  expect(await screen.findByText('Something is missing')).toBeVisible();
  expect(screen.getByText(/link had expired/)).toBeVisible();
});

test('where nothing can be paid for, there is nothing to set up', async () => {
  mockServer.use(account('NOT_SET_UP', false));
  await renderApp(PATH);
  expect(await screen.findByText(/^Payments are switched off here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up payouts' })).toBeNull();
});

test('what did not load is tried again', async () => {
  mockServer.use(
    api.query(PayoutBalanceDocument, () => refusal('INTERNAL', 'Something went wrong.'), {
      once: true,
    }),
  );
  const { user } = await renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Payouts start at $5.00')).toBeVisible();
});
