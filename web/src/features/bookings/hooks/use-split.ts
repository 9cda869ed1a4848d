import { useApolloClient } from '@apollo/client/react';
import {
  BookingSplitDocument,
  useBookingSplitSuspenseQuery,
} from '../components/split.generated.ts';
import { useMyBookingsChangedSubscription } from '#web/features/bookings/pages/my-bookings-changed.generated.ts';
import { useWhenPassed } from './use-when-passed.ts';

/**
 * A booking that several people pay for, which follows who pays, and the time that there is.
 * @returns it, null when there is none for the reader; `renew`, which asks for it again
 */
export function useSplit(bookingId: string) {
  const client = useApolloClient();
  const variables = { bookingId };
  const { data } = useBookingSplitSuspenseQuery({ variables, context: { fresh: false } });
  const split = data.bookingSplit;
  const renew = async () => {
    const asked = { fetchPolicy: 'network-only', context: { fresh: false } } as const;
    // What is shown stays until the new is there, and when that does not come.
    await client.query({ query: BookingSplitDocument, variables, ...asked }).catch(() => undefined);
  };
  useMyBookingsChangedSubscription({}, () => void renew());
  useWhenPassed(split?.dueAt ? [split.dueAt] : [], () => void renew());
  return { split, renew };
}
