import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { UserRole, UserType } from '#domain/accounts/user.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import { profileColumns } from './profile.repository.ts';
import type { ProfileRow } from './profile.repository.ts';

/** A user as only they and administrators see them, and as their session carries them. */
export interface UserRow extends ProfileRow {
  username: string;
  email: string;
  role: UserRole;
  isStudioOwner: boolean;
  isBooker: boolean;
  userType: UserType | null;
  /** Null until it is known. */
  language: Language | null;
  /** Whether they have shown that the address is theirs. */
  isEmailVerified: boolean;
  /** The address that the account gets once it is confirmed. */
  pendingEmail: string | null;
  /** Whether logins ask for a code of an app. */
  hasTwoFactor: boolean;
  /** When the account is deleted, epoch milliseconds; null when it stays. */
  deletionDueAt: number | null;
}

const userColumns = [
  ...profileColumns,
  'users.username',
  'users.email',
  'users.role',
  'users.is_studio_owner as isStudioOwner',
  'users.is_booker as isBooker',
  'users.user_type as userType',
  'users.language',
  sql<boolean>`users.email_verified_at IS NOT NULL`.as('isEmailVerified'),
  'users.pending_email as pendingEmail',
  sql<boolean>`EXISTS (
    SELECT FROM two_factors WHERE user_id = users.id AND enabled_at IS NOT NULL
  )`.as('hasTwoFactor'),
  sql<number | null>`round(date_part('epoch', users.deletion_due_at) * 1000)`.as('deletionDueAt'),
] as const;

/** The user whose username or email address `identifier` is; without a password hash for some. */
export async function findUserForLogin(
  db: Sql,
  identifier: string,
): Promise<(UserRow & { passwordHash: string | null }) | undefined> {
  return (
    db
      .selectFrom('users')
      .select([...userColumns, 'password_hash as passwordHash'])
      // A username has no @ and an address has one, so this never matches two users.
      .where((is) => is.or([is('email', '=', identifier), is('username', '=', identifier)]))
      .executeTakeFirst()
  );
}

/** Names an account, however it is spelled by whoever means it. */
export type AccountKey = string & { readonly of: unique symbol };

/**
 * The key of whoever an email address or a username belongs to. Text that belongs to nobody has one
 * too, the same for all spellings that the database takes for one.
 */
export async function findAccountKey(db: Sql, identifier: string): Promise<AccountKey> {
  const { rows } = await sql<{ key: AccountKey }>`
    SELECT coalesce(
      (SELECT id::text FROM users WHERE email = ${identifier} OR username = ${identifier}),
      lower(${identifier})
    ) AS key
  `.execute(db);
  return rows[0]!.key;
}

/** The key of the account of a user. */
export function accountKeyOf(userId: number): AccountKey {
  return String(userId) as AccountKey;
}

/** A user by id. */
export async function findUser(db: Sql, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();
}

/** Users, in no particular order; ids that name none are left out. */
export async function findUsers(db: Sql, ids: readonly number[]): Promise<UserRow[]> {
  return db.selectFrom('users').select(userColumns).where('id', '=', anyOf(ids)).execute();
}

/** Makes whatever locks a user take turns until the transaction ends. */
export async function lockUser(db: Sql, id: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Whether a user's password still has this hash, or is still missing where it was null. If so, it
 * keeps it until the transaction ends.
 * @param purpose many can `rely` on it at once; who means to `change` it has it alone
 */
export async function lockPassword(
  db: Sql,
  userId: number,
  passwordHash: string | null,
  purpose: 'rely' | 'change',
): Promise<boolean> {
  const found = db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', passwordHash);
  const user = await (
    purpose === 'change' ? found.forUpdate() : found.forShare()
  ).executeTakeFirst();
  return user !== undefined;
}

/** Sets or removes the password of a user. */
export async function setPassword(
  db: Sql,
  userId: number,
  passwordHash: string | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

/** Gives a user what a role may do. An administrator is one on every page too. */
export async function setRole(db: Sql, userId: number, role: UserRole): Promise<void> {
  await db
    .updateTable('users')
    .set({ role, ...(role === 'admin' && { user_type: 'admin' }) })
    .where('id', '=', userId)
    .execute();
}

/** Notes that somebody lists studios, which is what their menu goes by. */
export async function noteStudioOwner(db: Sql, userId: number): Promise<void> {
  await db.updateTable('users').set({ is_studio_owner: true }).where('id', '=', userId).execute();
}

/** A session and whose it is; times in epoch milliseconds. */
export interface FoundSession {
  sessionId: number;
  rememberMe: boolean;
  beganAt: number;
  lastSeenAt: number;
  user: UserRow;
}

/** Who a session's token belongs to, unless it has expired at `now` (epoch milliseconds). */
export async function findSession(
  db: Sql,
  tokenHash: Uint8Array,
  now: number,
): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select((session) => [
      'sessions.id as sessionId',
      'remember_me as rememberMe',
      epochMs(session.ref('sessions.created_at')).as('beganAt'),
      epochMs(session.ref('last_seen_at')).as('lastSeenAt'),
    ])
    .select(userColumns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId, rememberMe, beganAt, lastSeenAt, ...user } = row;
  return { sessionId, rememberMe, beganAt, lastSeenAt, user };
}

/** Notes that a session was used and until when (epoch milliseconds) it now lasts. */
export async function touchSession(
  db: Sql,
  sessionId: number,
  now: number,
  expiresAt: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: instant(now), expires_at: instant(expiresAt) })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends the session that a token stands for. Ending it again does nothing. */
export async function deleteSession(db: Sql, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Removes what expired before `now` (epoch milliseconds). */
export async function deleteExpiredSessions(db: Sql, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', instant(now)).execute();
}
