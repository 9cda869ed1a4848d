import { sql } from 'kysely';
import { createPayment } from '#db/payments/payment.factory.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const bookingId = sql`(SELECT id FROM booked)`;
  const { id: paymentId } = await createPayment(em);
  const at = '2026-12-06T12:00:00Z';
  for (const statement of [
    sql`INSERT INTO payout_accounts (owner_id, provider, provider_ref, status, created_at)
      VALUES (${userId}, 'test', ${`acct_${userId}`}, 'ready', ${at})`,
    sql`INSERT INTO payouts (
        owner_id, date, amount_cents, provider, destination_ref, provider_ref, status, created_at,
        sent_at
      )
      VALUES (
        ${userId}, '2026-12-06', 8100, 'test', ${`acct_${userId}`}, ${`tr_${userId}`}, 'sent', ${at}, ${at}
      )`,
    // Bookings come later: there is nothing of theirs to make one with.
    sql`WITH booked AS (
        INSERT INTO bookings (
          studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone, mode, instant,
          total_cents, policy
        )
        VALUES (
          ${studioId}, ${userId}, 'completed', '2026-12-04T19:00:00Z', '2026-12-04T21:00:00Z',
          '2026-12-04T21:00:00Z', 2, 'Europe/London', 'hourly', false, 9000, '[]'
        )
        RETURNING id
      )
      INSERT INTO earnings (
        booking_id, payment_id, owner_id, gross_cents, commission_cents, net_cents, earned_at,
        available_at
      )
      VALUES (${bookingId}, ${paymentId}, ${userId}, 9000, 900, 8100, ${at}, ${at})`,
  ]) {
    await statement.execute(sqlOf(em));
  }
};
