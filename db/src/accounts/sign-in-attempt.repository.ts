import type { SocialProvider } from '#domain/accounts/social.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A way to a provider, as it has to be known again when it comes back. */
export interface AttemptRow {
  provider: SocialProvider;
  codeVerifier: string;
  nonce: string;
  returnTo: string;
  /** Whose account is being connected; null when somebody signs in. */
  userId: number | null;
}

/** Stores a way to a provider until `expiresAt` (epoch milliseconds). */
export async function insertAttempt(
  db: Sql,
  attempt: AttemptRow & { stateHash: Uint8Array; browserHash: Uint8Array; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      provider: attempt.provider,
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      code_verifier: attempt.codeVerifier,
      nonce: attempt.nonce,
      return_to: attempt.returnTo,
      user_id: attempt.userId,
      expires_at: instant(attempt.expiresAt),
    })
    .execute();
}

/**
 * Uses up the way that a state stands for, if this browser began it at this provider and it has not
 * expired at `now` (epoch milliseconds). Another browser cannot use it up.
 */
export async function takeAttempt(
  db: Sql,
  key: { provider: SocialProvider; stateHash: Uint8Array; browserHash: Uint8Array },
  now: number,
): Promise<AttemptRow | undefined> {
  return db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', key.stateHash)
    .where('browser_hash', '=', key.browserHash)
    .where('provider', '=', key.provider)
    .where('expires_at', '>', instant(now))
    .returning([
      'provider',
      'code_verifier as codeVerifier',
      'nonce',
      'return_to as returnTo',
      'user_id as userId',
    ])
    .executeTakeFirst();
}

/** What a provider has said of somebody new, whose address is missing. */
export interface PendingPerson {
  provider: SocialProvider;
  subject: string;
  name: string;
  label: string;
}

/** Keeps what a provider has said until `expiresAt` (epoch milliseconds). */
export async function insertPendingSignIn(
  db: Sql,
  tokenHash: Uint8Array,
  pending: PendingPerson | { provider: SocialProvider; userId: number },
  expiresAt: number,
): Promise<void> {
  const { provider } = pending;
  const who =
    'userId' in pending
      ? { user_id: pending.userId }
      : { subject: pending.subject, name: pending.name, label: pending.label };
  await db
    .insertInto('pending_sign_ins')
    .values({ token_hash: tokenHash, provider, expires_at: instant(expiresAt), ...who })
    .execute();
}

/** Somebody new whom a token stands for, if it has not expired at `now` (epoch milliseconds). */
export async function findPendingPerson(
  db: Sql,
  tokenHash: Uint8Array,
  now: number,
): Promise<PendingPerson | undefined> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .select(['provider', 'subject', 'name', 'label'])
    .where('token_hash', '=', tokenHash)
    .where('subject', 'is not', null)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { provider, subject, name, label } = row;
  return { provider, subject: subject!, name: name ?? '', label: label ?? '' };
}

/** Whose code a token waits for, if it has not expired at `now` (epoch milliseconds). */
export async function findPendingUser(
  db: Sql,
  tokenHash: Uint8Array,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .select('user_id as userId')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst();
  return row?.userId ?? undefined;
}

/** Uses up a token. @returns false when it was used up before */
export async function deletePendingSignIn(db: Sql, tokenHash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes what expired before `now` (epoch milliseconds). */
export async function deleteExpiredSignIns(db: Sql, now: number): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('expires_at', '<=', instant(now)).execute();
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', instant(now)).execute();
}
