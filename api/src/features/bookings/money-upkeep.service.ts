import { inTransaction } from '#db/lib/transaction.ts';
import { findIdleHolds, lockBooking } from '#db/bookings/booking-payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { settleMoney } from './booking-money.service.ts';

/** How many bookings are looked after in one run. */
const BATCH = 50;

/** Decides anew about cards that are held for bookings which no longer need that, as of `now`. */
export async function settleIdleHolds(orm: Orm, now: number): Promise<void> {
  for (const id of await findIdleHolds(sqlOf(orm.em), BATCH)) await settleMoneyOf(orm, id, now);
}

/** Brings the money of a booking to where the booking stands at `now` (epoch milliseconds). */
export async function settleMoneyOf(orm: Orm, bookingId: number, now: number): Promise<void> {
  await inTransaction(orm, async (em) => {
    await lockBooking(sqlOf(em), bookingId);
    await settleMoney(em, bookingId, now);
  });
}
