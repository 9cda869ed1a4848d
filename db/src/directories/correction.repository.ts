import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { CorrectionInput } from '#domain/directories/correction.schema.ts';
import type { CorrectionFact } from '#domain/directories/correction.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** That something is wrong on the page of a place or a wave, and who says so. */
export interface NewCorrection extends CorrectionInput {
  /** Null for waves. */
  placeId: number | null;
  /** The slug of a wave; null for places. */
  wave: string | null;
  /** Null for visitors. */
  userId: number | null;
  language: Language;
  /** Epoch milliseconds. */
  now: number;
}

export interface CorrectionRow extends Omit<NewCorrection, 'now'> {
  id: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Keeps what is wrong. What the same person has said already is not kept twice. */
export async function insertCorrection(
  db: Sql,
  { placeId, userId, now, ...columns }: NewCorrection,
): Promise<void> {
  await db
    .insertInto('corrections')
    .values({ ...columns, place_id: placeId, user_id: userId, created_at: instant(now) })
    .onConflict((same) => same.doNothing())
    .execute();
}

function selectCorrections(db: Sql) {
  return db
    .selectFrom('corrections')
    .select(({ ref }) => [
      'id',
      'place_id as placeId',
      'wave',
      sql<CorrectionFact>`fact`.as('fact'),
      'details',
      'user_id as userId',
      'email',
      sql<Language>`language`.as('language'),
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/** What has waited longest comes first. */
export const correctionOrder: ListOrder<CorrectionRow> = {
  direction: 'asc',
  columns: [
    { value: sql`created_at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** What nobody has seen to: a slice, what has waited longest first. */
export async function listCorrections(db: Sql, part: Slice): Promise<CorrectionRow[]> {
  return slice(selectCorrections(db), correctionOrder, part).execute();
}

/** How much nobody has seen to. */
export async function countCorrections(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('corrections')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Takes one off the list for whoever sees to it, in a transaction.
 * @returns it; undefined when somebody else has
 */
export async function takeCorrection(db: Sql, id: number): Promise<CorrectionRow | undefined> {
  const correction = await selectCorrections(db)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (correction) await db.deleteFrom('corrections').where('id', '=', id).execute();
  return correction;
}
