import { sql } from 'kysely';
import type { Sighting } from '#domain/accounts/presence.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** When somebody was here, and whether others may know. */
export interface PresenceRow extends Sighting {
  userId: number;
  isShown: boolean;
}

/** Has users count as here until `until` (epoch milliseconds), or later where that is known already. */
export async function renewPresence(
  db: Sql,
  userIds: readonly number[],
  until: number,
): Promise<void> {
  await sql`
    INSERT INTO user_presence (user_id, here_until)
    -- In one order, so that no two processes wait for each other; and whoever is gone is left out.
    SELECT id, ${instant(until)} FROM users WHERE id = ${anyOf(userIds)} ORDER BY id
    ON CONFLICT (user_id) DO UPDATE
      SET here_until = greatest(user_presence.here_until, excluded.here_until)
  `.execute(db);
}

/** When users were here: those that exist, in no order. */
export async function findPresences(db: Sql, userIds: readonly number[]): Promise<PresenceRow[]> {
  const { rows } = await sql<PresenceRow>`
    SELECT users.id AS "userId", coalesce(is_shown, true) AS "isShown",
      ${epochMs(sql.ref<string | null>('here_until'))} AS "hereUntil",
      ${epochMs(sql.ref<string | null>('seen.at'))} AS "lastSeenAt"
    FROM users
    LEFT JOIN user_presence ON user_presence.user_id = users.id
    CROSS JOIN LATERAL (
      SELECT max(last_seen_at) AS at FROM sessions WHERE sessions.user_id = users.id
    ) seen
    WHERE users.id = ${anyOf(userIds)}
  `.execute(db);
  return rows;
}

/** Has others know when a user is here, or not. */
export async function setPresenceShown(db: Sql, userId: number, isShown: boolean): Promise<void> {
  await db
    .insertInto('user_presence')
    .values({ user_id: userId, is_shown: isShown })
    .onConflict((same) => same.column('user_id').doUpdateSet({ is_shown: isShown }))
    .execute();
}
