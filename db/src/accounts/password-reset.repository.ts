import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Somebody as an email addresses them. */
export interface Addressee {
  id: number;
  email: string;
  username: string;
  name: string;
}

/** Whose address `email` is, without regard to case. */
export async function findUserByEmail(db: Sql, email: string): Promise<Addressee | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'name'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Stores a link from `createdAt` until `expiresAt` (epoch milliseconds) by the hash of its token. */
export async function insertPasswordReset(
  db: Sql,
  reset: { userId: number; tokenHash: Uint8Array; createdAt: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      user_id: reset.userId,
      token_hash: reset.tokenHash,
      created_at: instant(reset.createdAt),
      expires_at: instant(reset.expiresAt),
    })
    .execute();
}

function selectHolder(db: Sql, tokenHash: Uint8Array, now: number) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email', 'users.username', 'users.name'])
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.expires_at', '>', instant(now));
}

/** Whose password a link changes at `now` (epoch milliseconds); undefined when it works no more. */
export async function findPasswordReset(
  db: Sql,
  tokenHash: Uint8Array,
  now: number,
): Promise<Addressee | undefined> {
  return selectHolder(db, tokenHash, now).executeTakeFirst();
}

/**
 * Uses up a link at `now` (epoch milliseconds), and every other one of the same user. Of several
 * that try at once, one succeeds: they take turns at the user's row until the transaction ends.
 * @returns whose password may be changed; undefined when the link is used up, expired or made up
 */
export async function takePasswordReset(
  db: Sql,
  tokenHash: Uint8Array,
  now: number,
): Promise<Addressee | undefined> {
  const user = await selectHolder(db, tokenHash, now).forUpdate('users').executeTakeFirst();
  if (!user) return undefined;
  // What was read before the lock need not be true any more.
  if (!(await findPasswordReset(db, tokenHash, now))) return undefined;
  await db.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  return user;
}

/** Removes links that expired before `now` (epoch milliseconds). */
export async function deleteExpiredPasswordResets(db: Sql, now: number): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', instant(now)).execute();
}
