import type { ApolloCache } from '@apollo/client';
import { useSession } from '#web/features/accounts/session.ts';
import { evictChangedByBookings } from '../changed-by-bookings.ts';

/** Forgets what is no longer true once a request of a studio is answered, and how many wait. */
export function useAnswerUpdate(studioId: string): (cache: ApolloCache) => void {
  const user = useSession();
  return (cache) => {
    evictChangedByBookings(cache, studioId);
    const id = user && cache.identify({ __typename: 'User', id: user.id });
    if (id) cache.evict({ id, fieldName: 'waitingRequestCount' });
  };
}
