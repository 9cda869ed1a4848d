import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  for (const statement of [
    sql`INSERT INTO preferred_currencies (user_id, currency_id) VALUES (${userId}, 'eur')`,
    sql`INSERT INTO currency_rate_changes (currency_id, old_rate, new_rate, user_id)
      VALUES ('eur', 0.92, 0.93, ${userId})`,
    sql`INSERT INTO payments (
        payable_kind, payable_id, user_id, amount_cents, currency, capture_mode, provider,
        idempotency_key, request_digest, created_at
      )
      VALUES (
        'test', 1, ${userId}, 9000, 'usd', 'automatic', 'test', 'known', '', '2026-12-01T12:00:00Z'
      )`,
    sql`INSERT INTO payment_notes (payment_id, user_id, note, created_at)
      SELECT id, ${userId}, 'Looked at it.', '2026-12-01T12:00:00Z' FROM payments
      WHERE user_id = ${userId}`,
  ]) {
    await statement.execute(sqlOf(em));
  }
};
