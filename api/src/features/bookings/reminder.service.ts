import { reminderKinds, takeReminders } from '#db/bookings/booking-reminder.repository.ts';
import type { ReminderKind } from '#db/bookings/booking-reminder.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { tellOfBookings } from './booking.mails.ts';

/** How many bookings are in one transaction. */
const BATCH = 200;

/** Reminds both sides of their bookings as of `now` (epoch milliseconds), of each once. */
export async function remindOfBookings({ orm }: { orm: Orm }, now: number): Promise<void> {
  for (const kind of reminderKinds) {
    while ((await remind(orm, kind, now)) === BATCH);
  }
}

async function remind(orm: Orm, kind: ReminderKind, now: number): Promise<number> {
  return inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    const ids = await takeReminders(db, kind, now, BATCH);
    await tellOfBookings(db, kind, ids, now);
    return ids.length;
  });
}
