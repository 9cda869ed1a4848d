import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { EmailContentDocument } from './components/email-dialog.generated.ts';
import { RetryEmailDocument } from './components/email-item.generated.ts';
import { AdminCurrenciesDocument, SetCurrencyRateDocument } from './components/rates.generated.ts';
import { OutboxDocument } from './pages/outbox-page.generated.ts';
import { AdminOverviewDocument } from './pages/overview-page.generated.ts';

const ada = { ...nora, name: 'Ada Lindgren', role: 'ADMIN', canAdminister: true } as const;
const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };

beforeEach(() => mockServer.use(session(ada)));

test.each([
  ['is no administrator', nora],
  ['has yet to set up what administrators need', { ...ada, canAdminister: false }],
])('whoever %s is told so', async (_who, user) => {
  mockServer.use(session(user));
  await renderApp('/admin/currencies');
  expect(await screen.findByRole('heading', { name: 'For administrators only' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
});

test('the overview counts what was given up: emails, and other jobs', async () => {
  const adminOverview = {
    __typename: 'AdminOverview' as const,
    users: 1200,
    publicStudios: 667,
    openReports: 2,
    waitingTickets: 4,
    troubledPayments: 6,
    pendingStudios: 3,
    bookings: [{ __typename: 'BookingCount' as const, status: 'CONFIRMED' as const, count: 41 }],
    emailsWaiting: 5,
    emailsFailed: 2,
    failedJobs: 7,
  };
  mockServer.use(
    api.query(AdminOverviewDocument, () => HttpResponse.json({ data: { adminOverview } })),
  );
  await renderApp('/admin');
  const figure = async (label: string) => (await screen.findByText(label)).closest('div');
  expect(await figure('Failed emails')).toHaveTextContent('2');
  expect(await figure('Failed jobs')).toHaveTextContent('7');
});

test('the history of rates says who changed them, as far as that is known', async () => {
  const step = {
    __typename: 'CurrencyRateChange' as const,
    currencyId: 'eur',
    oldRate: 0.92,
    newRate: 0.93,
    changedAt: '2026-12-01T12:00:00Z',
  };
  const changedBy = { __typename: 'User' as const, id: '1', name: 'Ada Lindgren' };
  mockServer.use(
    api.query(AdminCurrenciesDocument, () =>
      HttpResponse.json({
        data: {
          currencies: [{ __typename: 'Currency', id: 'eur', rate: 0.93 }],
          currencyRateChanges: {
            __typename: 'CurrencyRateChangeConnection',
            nodes: [
              { ...step, id: '2', changedBy },
              { ...step, id: '1', changedBy: null },
            ],
            pageInfo,
          },
        },
      }),
    ),
  );
  await renderApp('/admin/currencies');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(/^Ada Lindgren, /)).toBeVisible();
  expect(main.getByText(/^Deleted account, /)).toBeVisible();
});

test('a rate is changed with its effect shown before, and set back', async () => {
  let rate = 0.92;
  const sent: unknown[] = [];
  mockServer.use(
    api.query(AdminCurrenciesDocument, () =>
      HttpResponse.json({
        data: {
          currencies: [
            { __typename: 'Currency', id: 'usd', rate: 1 },
            { __typename: 'Currency', id: 'eur', rate },
          ],
          currencyRateChanges: {
            __typename: 'CurrencyRateChangeConnection',
            nodes: [],
            pageInfo,
          },
        },
      }),
    ),
    api.mutation(SetCurrencyRateDocument, ({ variables }) => {
      sent.push(variables);
      rate = variables.rate;
      return changed('setCurrencyRate', { currency: { __typename: 'Currency', id: 'eur', rate } });
    }),
  );
  const { user } = await renderApp('/admin/currencies');
  expect(await screen.findByText('No changes yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the EUR rate' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'One US dollar in EUR' });
  await user.clear(field);
  await user.type(field, '0.95');
  expect(dialog.getByText('$100.00 is shown as €95.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change rate' }));
  expect(await screen.findByText('EUR: 0.92 changed to 0.95.')).toBeVisible();
  // The pointer on it keeps it, however long the new rate takes.
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await user.hover(undo);
  expect(await screen.findByText('1 US dollar = 0.95 EUR')).toBeVisible();
  await user.click(undo);
  expect(await screen.findByText('1 US dollar = 0.92 EUR')).toBeVisible();
  expect(sent).toEqual([
    { currency: 'eur', rate: 0.95 },
    { currency: 'eur', rate: 0.92 },
  ]);
});

const email = {
  __typename: 'OutboxEmail' as const,
  id: '9',
  kind: 'password-reset',
  recipient: 'nora@example.com',
  status: 'FAILED' as const,
  attempts: 26,
  lastError: 'Error: Busy',
  createdAt: '2026-12-01T12:00:00.000Z',
  nextAttemptAt: null,
  sentAt: null,
};

function outbox(emails: readonly (typeof email)[]) {
  return api.query(OutboxDocument, () =>
    HttpResponse.json({
      data: {
        outbox: {
          __typename: 'OutboxEmailConnection',
          totalCount: emails.length,
          nodes: [...emails],
          pageInfo,
        },
      },
    }),
  );
}

test('an email that was given up is sent again; what may open an account is not shown', async () => {
  mockServer.use(
    outbox([email]),
    api.query(EmailContentDocument, () =>
      HttpResponse.json({ data: { outboxEmail: { ...email, words: null } } }),
    ),
    api.mutation(RetryEmailDocument, () =>
      changed('retryEmail', {
        email: { ...email, status: 'RETRYING', nextAttemptAt: '2026-12-01T13:00:00.000Z' },
      }),
    ),
  );
  const { user, location } = await renderApp('/test-email');
  expect(await screen.findByText('Error: Busy')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^View the password-reset email/ }));
  expect(await screen.findByText(/This email is hidden/)).toBeVisible();
  expect(location()).toBe('/test-email?email=9');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location()).toBe('/test-email'));
  await user.click(await screen.findByRole('button', { name: /^Send the / }));
  expect(await screen.findByText('Sending again')).toBeVisible();
  expect(screen.getByText(/Next attempt/)).toBeVisible();
});

test('an outbox that is empty, or did not load, says what to do', async () => {
  mockServer.use(api.query(OutboxDocument, () => refusal('INTERNAL', 'No')));
  const { user } = await renderApp('/test-email');
  expect(await screen.findByText('The outbox didn’t load')).toBeVisible();
  mockServer.use(outbox([]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No emails here')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send myself a test email' })).toBeVisible();
});
