import { findLastProposals } from '#db/bookings/booking-proposal.repository.ts';
import { findCardFigures } from '#db/bookings/booking-payment.repository.ts';
import { findLines, findStatusChanges } from '#db/bookings/booking.repository.ts';
import { findResponseTimes } from '#db/bookings/response-time.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { nothingPaid } from '#domain/bookings/booking-payment.ts';
import type { CardFigures } from '#domain/bookings/booking-payment.ts';
import type { Context } from '#api/lib/context.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

const bookingIdOf = ({ bookingId }: { bookingId: number }) => bookingId;

export const linesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findLines(sql, ids),
  bookingIdOf,
);

export const historyLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findStatusChanges(sql, ids),
  bookingIdOf,
);

/** What was last proposed for bookings. */
export const lastProposalLoader = oneLoader(
  ({ sql, now }, ids: readonly number[]) => findLastProposals(sql, ids, now),
  bookingIdOf,
);

const figuresLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findCardFigures(sql, ids),
  bookingIdOf,
);

/** What was paid for a booking by card, of which there is nothing to ask where it is paid otherwise. */
export async function figuresOf(
  context: Context,
  { id, paymentMethod }: Pick<BookingRow, 'id' | 'paymentMethod'>,
): Promise<CardFigures> {
  const found = paymentMethod === 'card' ? await figuresLoader(context).load(id) : undefined;
  return found ?? nothingPaid;
}

/** How fast owners answer requests. */
export const responseTimeLoader = oneLoader(
  ({ reads }, ids: readonly number[]) => findResponseTimes(reads, ids),
  ({ ownerId }) => ownerId,
);
