import { epochMs } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What a user can show that it is them with: a password, or a session that has just begun. */
export async function findReauthentication(
  db: Sql,
  userId: number,
  tokenHash: Uint8Array,
): Promise<{ passwordHash: string | null; sessionCreatedAt: number | null }> {
  return db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.token_hash', '=', tokenHash),
    )
    .select(({ ref }) => [
      'password_hash as passwordHash',
      epochMs(ref('sessions.created_at')).as('sessionCreatedAt'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}
