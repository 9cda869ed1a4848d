import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What stands for the subject of a ticket that nobody may read any more; a subject is never empty. */
const FORGOTTEN_SUBJECT = '—';

/** Of how many tickets at a time: what is left waits for the next hour. */
const AT_A_TIME = 500;

/**
 * Forgets who a guest was, and all that was written and attached, in tickets that are closed and in
 * which nobody has written since `before` (epoch milliseconds). That there was such a ticket stays: its
 * category, its dates, how it ended and its rating. Run it in a transaction.
 * @returns the ids of the tickets
 */
export async function forgetGuests(db: Sql, before: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE tickets
    SET guest_name = '', guest_email = '', subject = ${FORGOTTEN_SUBJECT}, answers = '{}',
      rating_words = '', studio_id = NULL
    WHERE id IN (
      SELECT id FROM tickets
      WHERE user_id IS NULL AND state = 'closed' AND created_at <= ${instant(before)}
        AND EXISTS (SELECT FROM ticket_messages WHERE ticket_id = tickets.id)
        AND NOT EXISTS (
          SELECT FROM ticket_messages
          WHERE ticket_id = tickets.id AND created_at > ${instant(before)}
        )
      ORDER BY id
      LIMIT ${AT_A_TIME}
      FOR UPDATE
    )
    RETURNING id
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  // The files go with their messages, and the links of guests lead nowhere.
  const isOfThem = sql<boolean>`ticket_id = ${anyOf(ids)}`;
  await db.deleteFrom('ticket_messages').where(isOfThem).execute();
  await db.deleteFrom('ticket_keys').where(isOfThem).execute();
  return ids;
}
