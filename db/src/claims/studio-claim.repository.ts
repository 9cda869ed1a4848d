import { sql } from 'kysely';
import type { ClaimProof, ClaimStatus } from '#domain/claims/claim.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** A claim of an unclaimed studio. Instants are epoch milliseconds. */
export interface StudioClaimRow {
  id: number;
  /** The unclaimed studio. */
  studioId: number;
  userId: number;
  proof: ClaimProof;
  status: ClaimStatus;
  email: string;
  statement: string;
  reasons: string;
  updatedAt: number;
}

const isLive = sql<boolean>`studio_claims.status IN ('unproven', 'waiting')`;

function selectClaims(db: Sql) {
  return db
    .selectFrom('studio_claims')
    .select(({ ref }) => [
      'id',
      'unclaimed_studio_id as studioId',
      'user_id as userId',
      'proof',
      'status',
      'email',
      'statement',
      'reasons',
      epochMs(ref('updated_at')).as('updatedAt'),
    ]);
}

/** A claim; undefined where there is none. */
export async function findClaim(db: Sql, id: number): Promise<StudioClaimRow | undefined> {
  return selectClaims(db).where('id', '=', id).executeTakeFirst();
}

/** What somebody claimed of an unclaimed studio last; undefined where they have not. */
export async function findLatestClaim(
  db: Sql,
  { studioId, userId }: { studioId: number; userId: number },
): Promise<StudioClaimRow | undefined> {
  return selectClaims(db)
    .where('unclaimed_studio_id', '=', studioId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The claims of an unclaimed studio about which nothing is decided. */
export async function findLiveClaims(db: Sql, studioId: number): Promise<StudioClaimRow[]> {
  return selectClaims(db)
    .where('unclaimed_studio_id', '=', studioId)
    .where(isLive)
    .orderBy('id')
    .execute();
}

/** What has waited longest comes first. */
export const waitingClaimOrder: ListOrder<StudioClaimRow> = {
  direction: 'asc',
  columns: [
    { value: sql`updated_at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ updatedAt, id }) => [updatedAt, id],
};

/** Claims about which administrators are to decide: a slice, what has waited longest first. */
export async function listWaitingClaims(db: Sql, part: Slice): Promise<StudioClaimRow[]> {
  const waiting = selectClaims(db).where('status', '=', 'waiting');
  return slice(waiting, waitingClaimOrder, part).execute();
}

/** How many claims wait for administrators. */
export async function countWaitingClaims(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('studio_claims')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/** What somebody claims, and how they prove it. */
export interface NewClaim {
  studioId: number;
  userId: number;
  proof: ClaimProof;
  status: ClaimStatus;
  email: string;
  statement: string;
}

/**
 * Keeps a claim made at `now` (epoch milliseconds). While nothing is decided about one of theirs,
 * this takes its place, and a code that was mailed for it stops working.
 * @returns its number
 */
export async function upsertClaim(
  db: Sql,
  { studioId, userId, ...claim }: NewClaim,
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('studio_claims')
    .values({
      unclaimed_studio_id: studioId,
      user_id: userId,
      ...claim,
      created_at: instant(now),
      updated_at: instant(now),
    })
    .onConflict((same) =>
      same
        .columns(['unclaimed_studio_id', 'user_id'])
        .where(sql<boolean>`status IN ('unproven', 'waiting')`)
        .doUpdateSet({
          ...claim,
          code_hash: null,
          code_expires_at: null,
          wrong_codes: 0,
          updated_at: instant(now),
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Gives a claim its code, unless it is proven or closed meanwhile.
 * @param expiresAt epoch milliseconds
 * @returns whether it has it
 */
export async function setClaimCode(
  db: Sql,
  {
    id,
    email,
    hash,
    expiresAt,
  }: { id: number; email: string; hash: Uint8Array; expiresAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studio_claims')
    .set({ code_hash: hash, code_expires_at: instant(expiresAt) })
    .where('id', '=', id)
    .where('status', '=', 'unproven')
    // Another address was given since.
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Takes the code of a claim, which works once, until it expires, and not after `attempts` wrong ones.
 * A wrong one is counted.
 * @param now epoch milliseconds
 * @returns whether it was the right one
 */
export async function takeClaimCode(
  db: Sql,
  { id, hash, attempts, now }: { id: number; hash: Uint8Array; attempts: number; now: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('studio_claims')
    .set({ code_hash: null, code_expires_at: null })
    .where('id', '=', id)
    .where('status', '=', 'unproven')
    .where('code_hash', '=', hash)
    .where('code_expires_at', '>', instant(now))
    .where('wrong_codes', '<', attempts)
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return true;
  await db
    .updateTable('studio_claims')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('id', '=', id)
    .execute();
  return false;
}

/**
 * Moves a claim on about which nothing is decided, at `now` (epoch milliseconds).
 * @returns whether nothing was
 */
export async function moveClaim(
  db: Sql,
  id: number,
  { status, reasons = '' }: { status: ClaimStatus; reasons?: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studio_claims')
    .set({ status, reasons, code_hash: null, code_expires_at: null, updated_at: instant(now) })
    .where('id', '=', id)
    .where(isLive)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
