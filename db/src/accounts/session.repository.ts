import { sql } from 'kysely';
import type { UserRole } from '#domain/accounts/user.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Sessions that one user may have; the one that was used least recently gives way. */
const SESSIONS_KEPT = 50;

/** A session as its user sees it; times in epoch milliseconds. */
export interface SessionRow {
  id: number;
  userAgent: string;
  address: string;
  rememberMe: boolean;
  createdAt: number;
  lastSeenAt: number;
  isCurrent: boolean;
}

/**
 * A user's sessions that have not expired at `now` (epoch milliseconds), most recently used first.
 * @param currentHash hash of the token of the session that asks
 */
export async function findSessionsOf(
  db: Sql,
  userId: number,
  currentHash: Uint8Array,
  now: number,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select((session) => [
      'id',
      'user_agent as userAgent',
      'address',
      'remember_me as rememberMe',
      epochMs(session.ref('created_at')).as('createdAt'),
      epochMs(session.ref('last_seen_at')).as('lastSeenAt'),
      session('token_hash', '=', currentHash).$castTo<boolean>().as('isCurrent'),
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', instant(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_KEPT)
    .execute();
}

/**
 * Ends one of a user's sessions.
 * @returns the hash of its token, or undefined when the user has no such session
 */
export async function deleteSessionOf(
  db: Sql,
  userId: number,
  sessionId: number,
): Promise<Uint8Array | undefined> {
  const session = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('token_hash')
    .executeTakeFirst();
  return session?.token_hash;
}

/** Ends a user's sessions but the one with this token. @returns how many */
export async function deleteOtherSessions(
  db: Sql,
  userId: number,
  currentHash: Uint8Array,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', currentHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends all sessions of a user. */
export async function deleteSessionsOf(db: Sql, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends sessions of a user that are more than one user may have. */
export async function deleteSurplusSessions(db: Sql, userId: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(SESSIONS_KEPT),
    )
    .execute();
}

/** As whom a session acts. */
export interface LiveSession {
  tokenHash: Uint8Array;
  role: UserRole;
}

/** Those of some sessions, by the hashes of their tokens, that have not ended at `now` (epoch ms). */
export async function findLiveSessions(
  db: Sql,
  tokenHashes: readonly Uint8Array[],
  now: number,
): Promise<LiveSession[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash as tokenHash', 'users.role'])
    .where('token_hash', '=', sql<Uint8Array>`ANY (${tokenHashes}::bytea[])`)
    .where('expires_at', '>', instant(now))
    .execute();
}
