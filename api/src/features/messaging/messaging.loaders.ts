import { findBookingEvents } from '#db/messaging/message.repository.ts';
import { manyLoader } from '#api/lib/loaders.ts';

/** What became of bookings between those who talk. */
export const bookingEventsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findBookingEvents(sql, ids),
  ({ conversationId }) => conversationId,
);
