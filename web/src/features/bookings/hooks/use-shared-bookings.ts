import { useApolloClient } from '@apollo/client/react';
import { useMyBookingsChangedSubscription } from '#web/features/bookings/pages/my-bookings-changed.generated.ts';
import {
  MySharedBookingsDocument,
  useMySharedBookingsSuspenseQuery,
} from '../components/shared-bookings.generated.ts';
import type { SharedBookingFragment } from '../components/shared-bookings.generated.ts';
import { useWhenPassed } from './use-when-passed.ts';

/** The bookings of others that the reader shares, which follow who pays, and the time that there is. */
export function useSharedBookings(): readonly SharedBookingFragment[] {
  const client = useApolloClient();
  const { data } = useMySharedBookingsSuspenseQuery({ context: { fresh: false } });
  const bookings = data.mySharedBookings;
  const renew = () => {
    const asked = { fetchPolicy: 'network-only', context: { fresh: false } } as const;
    // What is shown stays when the new does not come.
    client.query({ query: MySharedBookingsDocument, ...asked }).catch(() => undefined);
  };
  useMyBookingsChangedSubscription({}, renew);
  useWhenPassed(
    bookings.flatMap(({ dueAt, endsAt }) => [dueAt ?? endsAt]),
    renew,
  );
  return bookings;
}
