import { useApolloClient } from '@apollo/client/react';
import type { BookingDetailFragment } from '../components/booking-detail.generated.ts';
import { useWhenPassed } from '../hooks/use-when-passed.ts';
import { BookingPageDocument, useBookingPageSuspenseQuery } from './booking-page.generated.ts';
import { useMyBookingsChangedSubscription } from './my-bookings-changed.generated.ts';

/**
 * A booking of one's own, which follows what happens to it: when somebody changes it, and when time
 * does, as when a request expires or a session is over.
 * @returns the booking, null when there is none; `renew`, which asks for it again
 */
export function useOwnBooking(id: string) {
  const client = useApolloClient();
  const variables = { id };
  const { data } = useBookingPageSuspenseQuery({ variables, context: { fresh: false } });
  const { booking } = data;
  const renew = () => {
    const asked = { fetchPolicy: 'network-only', context: { fresh: false } } as const;
    // What is shown stays until the new is there, and when that does not come.
    client.query({ query: BookingPageDocument, variables, ...asked }).catch(() => undefined);
  };
  useMyBookingsChangedSubscription({}, renew);
  useWhenPassed(booking ? turningPoints(booking) : [], renew);
  return { booking, renew };
}

/** When time changes what a booking is, or what cancelling it returns. */
function turningPoints(booking: BookingDetailFragment): string[] {
  const { startsAt, endsAt, expiresAt, cancellationTerms, proposal } = booking;
  const untils = cancellationTerms.map(({ until }) => until);
  const expiries = [expiresAt, proposal?.expiresAt].filter((expiry) => typeof expiry === 'string');
  return [startsAt, endsAt, ...expiries, ...untils];
}
