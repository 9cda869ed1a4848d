import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import type { BookingActor, BookingStatus } from '#web/lib/schema.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { bookingPage, confirmedBooking, confirmedOnItsPage } from './bookings.handlers.ts';
import { CancelBookingDocument } from './components/cancel-booking.generated.ts';
import { MyBookingsChangedDocument } from './pages/my-bookings-changed.generated.ts';

const requested = {
  ...confirmedOnItsPage,
  status: 'PENDING',
  expiresAt: '2026-12-03T09:00:00Z',
  address: null,
  history: [confirmedOnItsPage.history[0]],
  additionalRequests: 'Two amps',
} as const;

const over = {
  ...confirmedOnItsPage,
  status: 'COMPLETED',
  startsAt: '2026-11-20T10:00:00Z',
  endsAt: '2026-11-20T12:00:00Z',
  cancellation: null,
} as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora));
});

const headline = (name: string) => screen.findByRole('heading', { level: 1, name });
const steps = () =>
  within(screen.getByRole('region', { name: /^What happen/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const link = (name: string) => screen.getByRole('link', { name });

/** A step in the history of a booking. */
function step(toStatus: BookingStatus, actor: BookingActor, at: string) {
  const rest = { fromStatus: 'PENDING', toStatus, actor, note: '', at } as const;
  return { __typename: 'BookingStatusStep', ...rest } as const;
}

/** Answers with `booking`, and shows its page. */
async function open(booking: Parameters<typeof bookingPage>[0]) {
  mockServer.use(bookingPage(booking));
  return renderApp('/account/bookings/31');
}

describe('the page of a booking', () => {
  test('sends whoever is not logged in to log in, and back', async () => {
    mockServer.use(session());
    const { location } = await open(confirmedOnItsPage);
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(location()).toBe(`/login?to=${encodeURIComponent('/account/bookings/31')}`);
  });

  test('that is none of the reader’s says so, and leads to theirs', async () => {
    await open(null);
    await headline('Booking not found');
    expect(within(screen.getByRole('main')).getByText(/couldn’t find this booking/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'My bookings' }).at(-1)).toHaveAttribute(
      'href',
      '/account/bookings',
    );
  });

  test('of a request says until when the host replies, what happens then, and not where it is', async () => {
    await open(requested);
    await headline('Your request was sent');
    expect(
      screen.getByText(/^Host replies by Thu, Dec 3, 9:00 AM\. The time is held/),
    ).toBeVisible();
    expect(steps()).toEqual([
      'Request sent (done)Tue, Dec 1, 9:00 AM',
      'Host replies by Thu, Dec 3, 9:00 AM',
      'Confirmed',
      'SessionWed, Dec 9, 10:00 AM',
      'Your review',
    ]);
    expect(screen.getByText('Host replies by Thu, Dec 3, 9:00 AM').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(screen.queryByText(/Tallow Street/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get directions' })).toBeNull();
    expect(screen.getByText(/here once the host confirms/)).toBeVisible();
    expect(screen.getByText('Two amps')).toBeVisible();
    expect(screen.getByText(/withdraw for free/)).toBeVisible();
    const navigation = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('My Bookings');
    expect(document.title).toBe('Booking RT-0031, Tallow Yard · Roomtone');
  });

  test('of a confirmed one says where to go, what it costs and until when it can be cancelled', async () => {
    const { user } = await open(confirmedOnItsPage);
    await headline('Your booking is confirmed');
    expect(screen.getByText('RT-0031')).toBeVisible();
    const address = '1 Tallow Street, Camden Town, London, United Kingdom';
    expect(screen.getByText(address)).toBeVisible();
    expect(link('Get directions')).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=51.5%2C-0.1',
    );
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText('Address copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`Tallow Yard, ${address}`);
    expect(link('Add to calendar')).toHaveAttribute('href', '/api/bookings/31/calendar.ics');
    expect(screen.getByRole('table', { name: 'Price' })).toHaveTextContent('Total$235.00');
    expect(screen.getByRole('list', { name: 'Cancellation' })).toHaveTextContent(
      'Free cancellation until Mon, Dec 7, 10:00 AM',
    );
    expect(steps().slice(0, 2)).toEqual([
      'Request sent (done)Tue, Dec 1, 9:00 AM',
      'Confirmed (done)Tue, Dec 1, 11:00 AM',
    ]);
    expect(link('Book again')).toHaveAttribute('href', '/studios/5?hours=2&time=10%3A00#book');
  });

  test('of a session that is over asks for a review, until there is one', async () => {
    await open(over);
    await headline('Your session is over');
    expect(link('Write a review')).toHaveAttribute('href', '/studios/5#review');
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
  });

  test('of a session that was reviewed offers to book again', async () => {
    await open({ ...over, isReviewed: true });
    await headline('Your session is over');
    expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull();
    expect(link('Book again')).toBeVisible();
  });

  test('of a request that was declined leads to studios that are free then', async () => {
    const declined = step('DECLINED', 'OWNER', '2026-12-01T11:00:00Z');
    await open({
      ...requested,
      status: 'DECLINED',
      cancellation: null,
      history: [...requested.history, declined],
    });
    await headline('The host declined your request');
    expect(link('Studios free at that time')).toHaveAttribute(
      'href',
      '/search?city=london&date=2026-12-09&start=10%3A00&hours=2',
    );
    expect(steps().at(-1)).toBe('Declined by the hostTue, Dec 1, 11:00 AM');
    expect(link('Remove from calendar')).toBeVisible();
  });
});

describe('the page of a booking changes by itself', () => {
  test('when the host answers', async () => {
    const published = Promise.withResolvers<(version: string) => void>();
    mockServer.use(
      api.subscription(MyBookingsChangedDocument, ({ subscription }) =>
        published.resolve((version) =>
          subscription.publish({
            data: { myBookingsChanged: { __typename: 'MyBookingsChange', version } },
          }),
        ),
      ),
    );
    await open(requested);
    await headline('Your request was sent');
    const notify = await published.promise;
    mockServer.use(bookingPage(confirmedOnItsPage));
    notify('1');
    await headline('Your booking is confirmed');
    expect(screen.getByText(/1 Tallow Street/)).toBeVisible();
  });

  test('when a request expires while somebody looks at it', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.parse('2026-12-03T08:59:30Z'),
    });
    await open(requested);
    await headline('Your request was sent');
    mockServer.use(bookingPage({ ...requested, status: 'EXPIRED', cancellation: null }));
    vi.advanceTimersByTime(60_000);
    await headline('Your request expired');
    expect(steps().at(-1)).toBe('Expired: no reply by Thu, Dec 3, 9:00 AM');
  });
});

describe('cancelling on the page of a booking', () => {
  test('agrees to what it returns, and shows what has become of it', async () => {
    let agreed: unknown;
    const cancelled = {
      ...confirmedBooking,
      status: 'CANCELLED',
      refundCents: 235_00,
      cancellation: null,
    } as const;
    mockServer.use(
      api.mutation(CancelBookingDocument, ({ variables }) => {
        agreed = variables;
        return changed('cancelBooking', { booking: cancelled });
      }),
    );
    const { user } = await open(confirmedOnItsPage);
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    mockServer.use(
      bookingPage({
        ...confirmedOnItsPage,
        ...cancelled,
        address: null,
        history: [
          ...confirmedOnItsPage.history,
          step('CANCELLED', 'MUSICIAN', '2026-12-01T12:00:00Z'),
        ],
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking canceled')).toBeVisible();
    await headline('This booking was canceled');
    await waitFor(() => expect(steps().at(-1)).toMatch(/^Canceled by you/));
    expect(screen.getByText('Refunded: $235.00')).toBeVisible();
    expect(agreed).toEqual({ id: '31', agreedRefundCents: 235_00 });
  });

  test('keeps the booking, and says why, when the refund has changed', async () => {
    mockServer.use(
      api.mutation(CancelBookingDocument, () =>
        refusal('CONFLICT', 'What cancelling returns has changed.'),
      ),
    );
    const { user } = await open(confirmedOnItsPage);
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    const half = { tier: 'HALF', refundCents: 117_50, feeCents: 117_50 } as const;
    mockServer.use(
      bookingPage({
        ...confirmedOnItsPage,
        cancellation: { ...confirmedBooking.cancellation, ...half },
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByText('What cancelling returns has changed.')).toBeVisible();
    expect(await dialog.findAllByText('$117.50')).toHaveLength(2);
  });
});
