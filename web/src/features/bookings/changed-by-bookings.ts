import type { ApolloCache } from '@apollo/client';

/** Fields of a studio that its bookings change. */
export const STUDIO_FIELDS = [
  'availability',
  'nextFreeSlot',
  'nextFreeDays',
  'wholePrice',
] as const;

/** Queries whose results bookings change: one's own, and the studios that are free at a time. */
export const QUERIES = [
  'accountDeletionObstacles',
  'blockConflicts',
  'booking',
  'bookingSplit',
  'bookingsForProjects',
  'changePreview',
  'myBookings',
  'mySharedBookings',
  'myWaitlist',
  'nearMatches',
  'quote',
  'receivedBookings',
  'studios',
] as const;

/** Forgets all that is cached and may no longer be true once a studio is booked, or a booking cancelled. */
export function evictChangedByBookings(cache: ApolloCache, studioId: string): void {
  const id = cache.identify({ __typename: 'Studio', id: studioId });
  if (id !== undefined) for (const fieldName of STUDIO_FIELDS) cache.evict({ id, fieldName });
  for (const fieldName of QUERIES) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
