import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  bookingPage,
  confirmedBooking,
  confirmedOnItsPage,
  receivedBookings,
  waitingRequests,
} from './bookings.handlers.ts';
import {
  AcceptBookingDocument,
  DeclineBookingDocument,
} from './components/answer-request.generated.ts';

const owner = { ...nora, isStudioOwner: true } as const;

/** Somebody's request, as the owner of the studio sees it. */
const request = {
  ...confirmedBooking,
  status: 'PENDING',
  expiresAt: '2026-12-03T09:00:00Z',
  viewerRole: 'OWNER',
  viewerCanAnswer: true,
  musician: { __typename: 'User', id: '9', name: 'Ines Okafor', avatarUrl: null },
} as const;

const onItsPage = {
  ...confirmedOnItsPage,
  ...request,
  history: [confirmedOnItsPage.history[0]],
  additionalRequests: 'Two amps',
} as const;

const accepted = {
  ...onItsPage,
  status: 'CONFIRMED',
  viewerCanAnswer: false,
  history: confirmedOnItsPage.history,
} as const;

const declined = {
  ...onItsPage,
  status: 'DECLINED',
  viewerCanAnswer: false,
  cancellation: null,
  history: [
    onItsPage.history[0],
    {
      __typename: 'BookingStatusStep',
      fromStatus: 'PENDING',
      toStatus: 'DECLINED',
      actor: 'OWNER',
      note: 'We are painting.',
      at: '2026-12-01T11:00:00Z',
    },
  ],
} as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(owner), receivedBookings({ WAITING: [request] }), waitingRequests(1));
});

describe('the requests of one’s studios', () => {
  test('say who asks, for what and until when, and how many wait', async () => {
    await renderApp('/account/bookings-received');
    const item = within(await screen.findByRole('article'));
    expect(item.getByRole('link', { name: 'Ines Okafor' })).toHaveAttribute(
      'href',
      '/account/bookings-received/31',
    );
    expect(item.getByText('Tallow Yard')).toBeVisible();
    expect(item.getByText('Reply by Thu, Dec 3, 9:00 AM')).toBeVisible();
    expect(item.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(
      await screen.findByRole('link', { name: 'Booking Requests (1 request to answer)' }),
    ).toBeVisible();
  });

  test('are accepted with one press, and are gone from the list then', async () => {
    let id: unknown;
    mockServer.use(
      api.mutation(AcceptBookingDocument, ({ variables }) => {
        ({ id } = variables);
        mockServer.use(receivedBookings({ AGREED: [accepted] }), waitingRequests(0));
        return changed('acceptBooking', { booking: accepted });
      }),
    );
    const { user } = await renderApp('/account/bookings-received');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Request accepted')).toBeVisible();
    expect(await screen.findByText('No requests right now')).toBeVisible();
    expect(id).toBe('31');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Booking Requests' })).toBeVisible(),
    );
    await user.click(screen.getByRole('link', { name: 'Upcoming' }));
    expect(await screen.findByText('Confirmed')).toBeVisible();
  });

  test('are declined after a question, with what is told to who asked', async () => {
    let sent: unknown;
    mockServer.use(
      api.mutation(DeclineBookingDocument, ({ variables }) => {
        sent = variables;
        mockServer.use(receivedBookings({}), waitingRequests(0));
        return changed('declineBooking', { booking: declined });
      }),
    );
    const { user } = await renderApp('/account/bookings-received');
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    await user.type(dialog.getByLabelText('Message to the guest (optional)'), 'We are painting.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Request declined')).toBeVisible();
    expect(sent).toEqual({ id: '31', note: 'We are painting.' });
    expect(await screen.findByText('No requests right now')).toBeVisible();
  });

  test('that were withdrawn meanwhile say so, and are gone', async () => {
    const text = 'This request was withdrawn';
    mockServer.use(
      api.mutation(AcceptBookingDocument, () => {
        mockServer.use(receivedBookings({}));
        return refusal('CONFLICT', text);
      }),
    );
    const { user } = await renderApp('/account/bookings-received');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText('No requests right now')).toBeVisible();
  });
});

/** What studios say of Ines as a guest, and that nothing is to be said now. */
const guestOfBooking = api.query('GuestOfBooking', () =>
  HttpResponse.json({
    data: {
      booking: {
        __typename: 'Booking',
        id: onItsPage.id,
        viewerCanReviewGuest: false,
        guestReview: null,
        musician: {
          ...onItsPage.musician,
          guestRating: 4.5,
          guestReviews: { __typename: 'GuestReviewConnection', totalCount: 2 },
        },
      },
    },
  }),
);

describe('the page of a booking, for the owner', () => {
  test('asks for an answer, which changes it', async () => {
    mockServer.use(
      bookingPage(onItsPage),
      guestOfBooking,
      api.mutation(AcceptBookingDocument, () => {
        mockServer.use(bookingPage(accepted));
        return changed('acceptBooking', { booking: accepted });
      }),
    );
    const { user } = await renderApp('/account/bookings-received/31');
    const headline = (name: string) => screen.findByRole('heading', { level: 1, name });
    expect(await headline('Ines Okafor would like to book')).toBeVisible();
    expect(screen.getByText('Two amps')).toBeVisible();
    expect(screen.queryByText('Your review')).toBeNull();
    expect(await screen.findByRole('link', { name: '2 reviews by studios' })).toHaveAttribute(
      'href',
      '/profile/9#guest-reviews',
    );
    expect(screen.getByRole('link', { name: 'Booking requests' })).toHaveAttribute(
      'href',
      '/account/bookings-received',
    );
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await headline('Booked by Ines Okafor')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
  });

  test('tells what who asked was told, on both sides', async () => {
    mockServer.use(bookingPage({ ...declined, viewerRole: 'MUSICIAN' }));
    await renderApp('/account/bookings/31');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The host declined your request' }),
    ).toBeVisible();
    expect(screen.getByText('We are painting.')).toBeVisible();
  });
});
