import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { closePage } from '#web/testing/opened-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { confirmedBooking, myBookings } from './bookings.handlers.ts';
import type { BookingItemFragment } from './components/booking-item.generated.ts';
import { CancelBookingDocument } from './components/cancel-booking.generated.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora), myBookings([confirmedBooking]));
});

/** Opens the question whether to cancel. */
async function askToCancel() {
  const app = await renderApp('/account/bookings');
  await app.user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('bookings are shown in the time of their studio, with the zone named', async () => {
  await renderApp('/account/bookings');
  expect(await screen.findByText('Wednesday, December 9, 2026')).toBeVisible();
  expect(screen.getByText(/10:00 AM – 12:00 PM/)).toHaveTextContent('Greenwich Mean Time (London)');
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tallow Yard' })).toHaveAttribute(
    'href',
    '/account/bookings/31',
  );
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/bookings/31/calendar.ics',
  );
});

test('a calendar that had a booking is offered to remove it, until it would be over', async () => {
  const cancelled = { ...confirmedBooking, status: 'CANCELLED', cancellation: null } as const;
  const over = {
    ...cancelled,
    id: '32',
    startsAt: '2026-11-09T10:00:00Z',
    endsAt: '2026-11-09T12:00:00Z',
  };
  mockServer.use(myBookings([cancelled, over]));
  await renderApp('/account/bookings');
  const links = await screen.findAllByRole('link', { name: 'Remove from calendar' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/api/bookings/31/calendar.ics']);
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('cancelling shows what it returns, and agrees to exactly that', async () => {
  let agreed: unknown;
  mockServer.use(
    api.mutation(CancelBookingDocument, ({ variables }) => {
      agreed = variables;
      return changed('cancelBooking', {
        booking: {
          ...confirmedBooking,
          status: 'CANCELLED',
          refundCents: 235_00,
          cancellation: null,
        },
      });
    }),
  );
  const { user, dialog } = await askToCancel();
  expect(dialog.getByText('You get a full refund.')).toBeVisible();
  expect(dialog.getByText('$235.00')).toBeVisible();
  mockServer.use(myBookings([]));
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking canceled')).toBeVisible();
  expect(await screen.findByText('No upcoming bookings')).toBeVisible();
  expect(agreed).toEqual({ id: '31', agreedRefundCents: 235_00 });
});

test('withdrawing a request speaks of no refund, since nothing was charged', async () => {
  const request = {
    ...confirmedBooking,
    status: 'PENDING',
    expiresAt: '2026-12-03T12:00:00Z',
    cancellation: { ...confirmedBooking.cancellation, refundCents: 0, feeCents: 0 },
  } as const;
  mockServer.use(
    myBookings([request]),
    api.mutation(CancelBookingDocument, () =>
      changed('cancelBooking', {
        booking: { ...request, status: 'CANCELLED', refundCents: null, cancellation: null },
      }),
    ),
  );
  const { user, dialog } = await askToCancel();
  expect(
    dialog.getByText('The host hasn’t replied yet, so you haven’t been charged.'),
  ).toBeVisible();
  expect(dialog.queryByText('Your refund')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Your request was withdrawn. You weren’t charged.')).toBeVisible();
  expect(screen.queryByText(/Refunded/)).toBeNull();
});

test('nothing is cancelled when the refund has changed in the meantime', async () => {
  mockServer.use(
    api.mutation(CancelBookingDocument, () =>
      refusal('CONFLICT', 'What cancelling returns has changed.'),
    ),
  );
  const { user, dialog } = await askToCancel();
  mockServer.use(
    myBookings([
      {
        ...confirmedBooking,
        cancellation: {
          ...confirmedBooking.cancellation,
          tier: 'HALF',
          refundCents: 117_50,
          feeCents: 117_50,
        },
      },
    ]),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByText('What cancelling returns has changed.')).toBeVisible();
  expect(
    await dialog.findByText('By the terms of this booking you now get a 50% refund.'),
  ).toBeVisible();
  expect(dialog.getAllByText('$117.50')).toHaveLength(2);
});

test('a list that did not load can be asked for again', async () => {
  mockServer.use(api.query('MyBookings', () => refusal('INTERNAL', 'Something went wrong')));
  const { user } = await renderApp('/account/bookings');
  expect(await screen.findByText('Your bookings didn’t load')).toBeVisible();
  mockServer.use(myBookings([confirmedBooking]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Wednesday, December 9, 2026')).toBeVisible();
});

describe('what is over', () => {
  const completed = { ...confirmedBooking, status: 'COMPLETED', cancellation: null } as const;

  /** Shows one's past bookings. */
  async function openPast(booking: BookingItemFragment) {
    mockServer.use(myBookings([], [booking]));
    return renderApp('/account/bookings?period=past');
  }

  test('can be booked again for the same time of day, and reviewed', async () => {
    const line = {
      __typename: 'QuoteLine',
      quantity: 2,
      unitCents: 40_00,
      amountCents: 80_00,
    } as const;
    const lines = [...completed.lines, { ...line, kind: 'ENGINEER' }] as const;
    await openPast({ ...completed, lines });
    expect(await screen.findByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      '/studios/5?hours=2&time=10%3A00&engineer=true#book',
    );
    expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/studios/5#review',
    );
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });

  test('is reviewed once, and only where somebody has been', async () => {
    await openPast({ ...completed, isReviewed: true });
    expect(await screen.findByRole('link', { name: 'Book again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull();
    await closePage();
    await openPast({ ...completed, status: 'CANCELLED' });
    expect(await screen.findByRole('link', { name: 'Book again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull();
  });
});
