import { sql } from 'kysely';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Who somebody is at a provider. */
export interface ProviderIdentity {
  provider: SocialProvider;
  subject: string;
  /** How the person is called there: an address or a name. */
  label: string;
}

/** Whose account an identity opens, if anybody's. */
export async function findIdentityOwner(
  db: Sql,
  { provider, subject }: Pick<ProviderIdentity, 'provider' | 'subject'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id as userId')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

/** The account with an address, without regard to case. */
export async function findAccountByEmail(
  db: Sql,
  email: string,
): Promise<{ id: number; name: string; email: string; isEmailVerified: boolean } | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at as verifiedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
  return user && { ...user, isEmailVerified: user.verifiedAt !== null };
}

/**
 * Connects an identity with an account at `now` (epoch milliseconds); `isOriginal` when the account
 * is made with it. Breaks a constraint when it is connected already.
 */
export async function insertIdentity(
  db: Sql,
  userId: number,
  { isOriginal = false, ...identity }: ProviderIdentity & { isOriginal?: boolean },
  now: number,
): Promise<void> {
  const { provider, subject, label } = identity;
  await db
    .insertInto('identities')
    .values({
      user_id: userId,
      provider,
      subject,
      label,
      is_original: isOriginal,
      created_at: instant(now),
    })
    .execute();
}

/** An identity that opens an account. */
export interface IdentityRow {
  provider: SocialProvider;
  label: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Whether it was connected of late, and not when the account was made. */
  isRecent: boolean;
}

/**
 * The identities that open an account, in the order in which they were connected.
 * @param since epoch milliseconds: what was connected later is recent
 */
export async function findIdentities(
  db: Sql,
  userId: number,
  since: number,
): Promise<IdentityRow[]> {
  return db
    .selectFrom('identities')
    .select((row) => [
      'provider',
      'label',
      epochMs(row.ref('created_at')).as('createdAt'),
      isRecentIdentity(since).as('isRecent'),
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/**
 * Whether something opens an account besides the identity at `provider`. Locks the account until the
 * transaction ends, so that of two sign-in methods that are removed at once one remains.
 */
export async function lockOtherSignInMethods(
  db: Sql,
  userId: number,
  provider: SocialProvider,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.passwordHash !== null) return true;
  const other = await db
    .selectFrom('identities')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider', '!=', provider)
    .executeTakeFirst();
  return other !== undefined;
}

/** Disconnects a provider from an account. @returns whether it was connected */
export async function deleteIdentity(
  db: Sql,
  userId: number,
  provider: SocialProvider,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Disconnects the identities that were connected after `since` (epoch milliseconds). @returns them */
export async function deleteRecentIdentities(
  db: Sql,
  userId: number,
  since: number,
): Promise<ProviderIdentity[]> {
  return db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where(isRecentIdentity(since))
    .returning(['provider', 'subject', 'label'])
    .execute();
}

/** Whether an identity was connected after `since`, and not when the account was made. */
function isRecentIdentity(since: number) {
  return sql<boolean>`(created_at > ${instant(since)} AND NOT is_original)`;
}
