import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { useWideScreen } from '#web/testing/wide-screen.ts';
import { bookingPage, confirmedBooking, confirmedOnItsPage } from './bookings.handlers.ts';
import {
  BookingSplitDocument,
  EndSplitDocument,
  RemindOfSharesDocument,
  SplitBookingDocument,
} from './components/split.generated.ts';
import type { BookingSplitQuery } from './components/split.generated.ts';

beforeEach(() => {
  useWideScreen();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora));
});

/** A booking of $235 that its reader is still to pay, alone unless they split it. */
const unpaid = {
  ...confirmedOnItsPage,
  paymentMethod: 'CARD' as const,
  status: 'PENDING' as const,
  expiresAt: '2026-12-01T12:30:00Z',
  address: null,
  history: confirmedOnItsPage.history.slice(0, 1),
  viewerCanSplit: true,
  payment: {
    ...confirmedBooking.payment,
    state: 'AWAITING_PAYMENT' as const,
    dueAt: '2026-12-01T12:30:00Z',
    viewerCanPay: true,
  },
};

const share = {
  __typename: 'BookingShare' as const,
  email: null,
  coveredBy: null,
  isPaid: false,
  viewerIsHolder: false,
};

/** The same, of which Nora and two others each pay a part; one has. */
const split = {
  __typename: 'BookingSplit',
  id: '31',
  reference: 'RT-0031',
  status: 'PENDING',
  startsAt: '2026-12-09T10:00:00Z',
  endsAt: '2026-12-09T12:00:00Z',
  zone: 'Europe/London',
  dueAt: '2026-12-02T12:00:00Z',
  organiser: 'Nora Quist',
  viewerShareCents: 78_34,
  viewerOwedCents: 78_34,
  viewerRestCents: 156_67,
  viewerPaidCents: 0,
  viewerRefundedCents: 0,
  viewerCanEnd: false,
  viewerCanRemind: true,
  studio: confirmedBooking.studio,
  shares: [
    { ...share, id: '1', name: 'Nora Quist', amountCents: 78_34, viewerIsHolder: true },
    { ...share, id: '2', name: 'Max Oduya', amountCents: 78_33, isPaid: true },
    { ...share, id: '3', name: null, email: 'drums@example.com', amountCents: 78_33 },
  ],
} as const satisfies BookingSplitQuery['bookingSplit'];

function splitOf(bookingSplit: BookingSplitQuery['bookingSplit']) {
  return api.query(BookingSplitDocument, () => HttpResponse.json({ data: { bookingSplit } }));
}

const changedBooking = { booking: { __typename: 'Booking', id: '31' } } as const;

describe('splitting a payment', () => {
  /** Answers the split, and the booking with it. @returns what was sent */
  function acceptSplits(): unknown[] {
    const sent: unknown[] = [];
    mockServer.use(
      bookingPage(unpaid),
      splitOf(split),
      api.mutation(SplitBookingDocument, ({ variables }) => {
        sent.push(variables.input);
        mockServer.use(bookingPage({ ...unpaid, isSplit: true, viewerCanSplit: false }));
        return changed('splitBooking', changedBooking);
      }),
    );
    return sent;
  }

  async function openDialog() {
    const { user } = await renderApp('/account/bookings/31');
    await user.click(await screen.findByRole('button', { name: 'Split the payment' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  }

  test('in equal shares, of which whoever booked has the odd cent', async () => {
    const sent = acceptSplits();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/^Person 1/), 'max');
    await user.click(dialog.getByRole('button', { name: 'Add a person' }));
    await user.type(dialog.getByLabelText(/^Person 2/), 'drums@example.com');
    expect(dialog.getByText(/^Your share is \$78.34.*differ by a cent/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Invite and split' }));
    expect(await screen.findByText('Max Oduya')).toBeVisible();
    expect(sent).toEqual([
      {
        id: '31',
        ownCents: 78_34,
        members: [
          { who: 'max', amountCents: 78_33 },
          { who: 'drums@example.com', amountCents: 78_33 },
        ],
        payWithinHours: null,
      },
    ]);
  });

  test('by amounts, which have to come to the price', async () => {
    const sent = acceptSplits();
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Invite and split' }));
    expect(dialog.getByText('Enter an email address or a username')).toBeVisible();
    await user.type(dialog.getByLabelText(/email or username/), 'max');
    await user.click(dialog.getByRole('checkbox', { name: 'Split equally' }));
    const own = dialog.getByLabelText('Your amount in US dollars');
    await user.clear(own);
    await user.type(own, '100');
    await user.click(dialog.getByRole('button', { name: 'Invite and split' }));
    expect(await dialog.findByText('The shares have to add up to the price')).toBeVisible();
    expect(sent).toEqual([]);
    const other = dialog.getByLabelText(/^Person 1: amount/);
    await user.clear(other);
    await user.type(other, '135');
    await user.click(dialog.getByRole('button', { name: 'Invite and split' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ ownCents: 100_00, members: [{ amountCents: 135_00 }] });
  });
});

describe('how long there is to pay', () => {
  /** Opens the dialog for a booking. */
  async function openFor(booking: typeof unpaid) {
    mockServer.use(bookingPage(booking), splitOf(split));
    const { user } = await renderApp('/account/bookings/31');
    await user.click(await screen.findByRole('button', { name: 'Split the payment' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  }

  test('is chosen, and said by the clock of the studio', async () => {
    const sent: unknown[] = [];
    const { user, dialog } = await openFor(unpaid);
    mockServer.use(
      api.mutation(SplitBookingDocument, ({ variables }) => {
        sent.push(variables.input.payWithinHours);
        const text = 'There isn’t that much time. Choose a sooner deadline';
        return refusal('BAD_USER_INPUT', text, { payWithinHours: text });
      }),
    );
    const field = dialog.getByLabelText('Time to pay');
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['As long as possible', '2 hours', '6 hours', '12 hours']);
    expect(field).toHaveAccessibleDescription(/Everybody pays by Wed, Dec 2, 9:00/);
    await user.selectOptions(field, '6 hours');
    expect(field).toHaveAccessibleDescription(/Everybody pays by Tue, Dec 1, 6:00/);
    await user.type(dialog.getByLabelText(/^Person 1/), 'max');
    await user.click(dialog.getByRole('button', { name: 'Invite and split' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/There isn’t that much time/));
    expect(sent).toEqual([6]);
  });

  test('is only said where there is none to choose from', async () => {
    const { dialog } = await openFor({
      ...unpaid,
      startsAt: '2026-12-02T10:00:00Z',
      createdAt: '2026-12-01T11:59:00Z',
    } as unknown as typeof unpaid);
    expect(dialog.getByText(/^Everybody pays by Tue, Dec 1, 1:59/)).toBeVisible();
    expect(dialog.queryByLabelText('Time to pay')).not.toBeInTheDocument();
  });
});

test('everybody of a project is named at one press, and nobody twice', async () => {
  const someone = (id: string, username: string, name: string) =>
    ({
      __typename: 'ProjectMember',
      username,
      user: { __typename: 'User', id, name },
    }) as const;
  const own = someone(nora.id, nora.username, nora.name);
  const tidal = [own, someone('8', 'max', 'Max Oduya'), someone('9', 'ines', 'Ines Weir')];
  mockServer.use(
    bookingPage(unpaid),
    api.query('ProjectBands', () =>
      HttpResponse.json({
        data: {
          myProjects: [
            { __typename: 'Project', id: '3', title: 'Tidal', members: tidal },
            { __typename: 'Project', id: '4', title: 'Alone', members: [own] },
          ],
        },
      }),
    ),
  );
  const { user } = await renderApp('/account/bookings/31');
  await user.click(await screen.findByRole('button', { name: 'Split the payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Person 1/), '@Max');
  await user.click(await dialog.findByRole('button', { name: 'Tidal: Max Oduya and Ines Weir' }));
  expect(dialog.getByLabelText(/^Person 1/)).toHaveValue('@Max');
  expect(dialog.getByLabelText(/^Person 2/)).toHaveValue('ines');
  expect(dialog.queryByLabelText(/^Person 3/)).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Alone/ })).not.toBeInTheDocument();
});

test.each([
  ['nobody to share with', unpaid, 'Between 2 and 12 people can share, you included'],
  ['shares of almost nothing', { ...unpaid, totalCents: 80 }, 'Each share is at least $0.50'],
])('%s is said where no field would say it', async (_, booking, text) => {
  mockServer.use(bookingPage(booking), splitOf(split));
  const { user } = await renderApp('/account/bookings/31');
  await user.click(await screen.findByRole('button', { name: 'Split the payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (booking === unpaid) await user.click(dialog.getByRole('button', { name: 'Remove person 1' }));
  else await user.type(dialog.getByLabelText(/^Person 1/), 'max');
  await user.click(dialog.getByRole('button', { name: 'Invite and split' }));
  expect(await dialog.findByText(text)).toHaveRole('alert');
});

describe('a split booking', () => {
  const isSplit = { ...unpaid, isSplit: true, viewerCanSplit: false };

  test('shows who has paid, and leads to what can be paid', async () => {
    mockServer.use(bookingPage(isSplit), splitOf(split));
    await renderApp('/account/bookings/31');
    const panel = within(await screen.findByRole('region', { name: 'Split with your band' }));
    await panel.findByText('Max Oduya');
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'YouNot paid yet$78.34',
      'Max OduyaPaid$78.33',
      'drums@example.comNot paid yet$78.33',
    ]);
    const link = (name: RegExp) => panel.getByRole('link', { name }).getAttribute('href');
    expect(link(/^Pay your share: \$78.34/)).toBe('/checkout/booking/31');
    expect(link(/^Cover the rest: \$156.67/)).toBe('/checkout/booking-rest/31');
  });

  test('is reminded of, and ended before anybody has paid', async () => {
    const done: string[] = [];
    mockServer.use(
      bookingPage(isSplit),
      splitOf({ ...split, viewerCanEnd: true }),
      api.mutation(RemindOfSharesDocument, () => {
        done.push('reminded');
        mockServer.use(splitOf({ ...split, viewerCanEnd: true, viewerCanRemind: false }));
        return changed('remindOfShares', changedBooking);
      }),
      api.mutation(EndSplitDocument, () => {
        done.push('ended');
        mockServer.use(bookingPage(unpaid), splitOf(null));
        return changed('endSplit', changedBooking);
      }),
    );
    const { user } = await renderApp('/account/bookings/31');
    await user.click(await screen.findByRole('button', { name: 'Send a reminder' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send a reminder' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Stop splitting' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stop splitting' }));
    expect(await screen.findByRole('button', { name: 'Split the payment' })).toBeVisible();
    expect(done).toEqual(['reminded', 'ended']);
  });
});

describe('the page of a share', () => {
  test('does not blame those who have not paid for what was canceled', async () => {
    mockServer.use(splitOf({ ...split, status: 'CANCELLED', viewerOwedCents: 0 }));
    await renderApp('/account/bookings/31/share');
    expect(await screen.findByText(/^The booking was canceled before everybody/)).toBeVisible();
  });

  test('shows what others may see, and what was paid and refunded', async () => {
    mockServer.use(
      splitOf({
        ...split,
        status: 'CANCELLED',
        dueAt: null,
        organiser: 'Max Oduya',
        viewerOwedCents: 0,
        viewerRestCents: 0,
        viewerPaidCents: 39_17,
        viewerRefundedCents: 39_17,
        viewerCanRemind: false,
        shares: [
          { ...share, id: '2', name: 'Max Oduya', amountCents: null, isPaid: true },
          { ...split.shares[0], isPaid: true, coveredBy: 'Max Oduya' },
        ],
      }),
    );
    await renderApp('/account/bookings/31/share');
    expect(await screen.findByText('Booked by Max Oduya')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Max OduyaPaid', 'YouPaid by Max Oduya$78.34']),
    );
    expect(screen.getByText('Refunded to you')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay your share/ })).not.toBeInTheDocument();
  });

  test('says what to do where there is none', async () => {
    mockServer.use(splitOf(null));
    await renderApp('/account/bookings/31/share');
    expect(await screen.findByRole('heading', { name: 'No share found' })).toBeVisible();
  });
});
