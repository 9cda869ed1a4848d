import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Devices that are remembered for one user; older ones count as new again. */
const DEVICES_KEPT = 50;

/**
 * Gives a device another token, for everybody who logs in with it, so that a token which somebody
 * planted in a browser stops being worth anything to them.
 * @returns the ids of those users
 */
export async function renewDevice(
  db: Sql,
  tokenHash: Uint8Array,
  newTokenHash: Uint8Array,
): Promise<number[]> {
  const rows = await db
    .updateTable('known_devices')
    .set({ token_hash: newTokenHash })
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** The ids of those who have logged in with a device. */
export async function findDeviceUsers(db: Sql, tokenHash: Uint8Array): Promise<number[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whether a user has logged in with any device that is remembered. */
export async function hasKnownDevices(db: Sql, userId: number): Promise<boolean> {
  const device = await db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return device !== undefined;
}

/** Remembers at `now` (epoch milliseconds) that a user logged in with a device. */
export async function rememberDevice(
  db: Sql,
  userId: number,
  tokenHash: Uint8Array,
  now: number,
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      created_at: instant(now),
      last_used_at: instant(now),
    })
    .onConflict((conflict) =>
      conflict.constraint('known_devices_once').doUpdateSet({ last_used_at: instant(now) }),
    )
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('id', 'in', (from) =>
      from
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(DEVICES_KEPT),
    )
    .execute();
}
