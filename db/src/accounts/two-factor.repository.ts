import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** The secret that a user's app shares with us, sealed. */
export interface SealedSecret {
  secret: Uint8Array;
  keyId: Uint8Array;
}

/** How a user's second factor stands; undefined while it is off. */
export async function findTwoFactor(
  db: Sql,
  userId: number,
): Promise<{ enabledAt: number; recoveryCodes: number } | undefined> {
  const row = await db
    .selectFrom('two_factors')
    .select(({ ref, selectFrom }) => [
      epochMs(ref('enabled_at')).as('enabledAt'),
      selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('recovery_codes.user_id', '=', userId)
        .as('recoveryCodes'),
    ])
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
  if (!row || row.enabledAt === null) return undefined;
  return { enabledAt: row.enabledAt, recoveryCodes: Number(row.recoveryCodes) };
}

/** The secret that codes of a user are checked with, in use or about to be. */
export async function findSecret(
  db: Sql,
  userId: number,
  state: 'enabled' | 'begun',
): Promise<SealedSecret | undefined> {
  return db
    .selectFrom('two_factors')
    .select(['secret', 'key_id as keyId'])
    .where('user_id', '=', userId)
    .where('enabled_at', state === 'enabled' ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** Keeps a secret to be confirmed, in place of one that never was. @returns false when one is in use */
export async function beginTwoFactor(
  db: Sql,
  userId: number,
  { secret, keyId }: SealedSecret,
): Promise<boolean> {
  const row = await db
    .insertInto('two_factors')
    .values({ user_id: userId, secret, key_id: keyId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, key_id: keyId, last_step: 0 })
        .where('two_factors.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes a code of the period `step` into use, and with it the secret at `now` (epoch milliseconds).
 * @param secret what the code was checked with; another one may have taken its place
 * @returns false when there is none to confirm any more
 */
export async function enableTwoFactor(
  db: Sql,
  userId: number,
  { secret }: SealedSecret,
  step: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_factors')
    .set({ enabled_at: instant(now), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('enabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up the period that a code is of. @returns false when it, or a later one, was used before */
export async function takeStep(db: Sql, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a recovery code. @returns false when there is no such code any more */
export async function takeRecoveryCode(
  db: Sql,
  userId: number,
  codeHash: Uint8Array,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts new recovery codes in place of those that there were. */
export async function replaceRecoveryCodes(
  db: Sql,
  userId: number,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Forgets a user's app and recovery codes. @returns false when there was none */
export async function deleteTwoFactor(db: Sql, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether any secret was sealed with another key than this one. */
export async function hasForeignSecrets(db: Sql, keyId: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('two_factors')
    .select('user_id')
    .where('key_id', '!=', keyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a user's sessions but the one with this token. */
export async function endOtherSessions(
  db: Sql,
  userId: number,
  tokenHash: Uint8Array,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}
