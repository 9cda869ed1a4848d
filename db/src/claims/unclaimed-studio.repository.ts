import { sql } from 'kysely';
import type { SuggestionInput } from '#domain/claims/suggestion.schema.ts';
import type { SuggestionStatus } from '#domain/claims/suggestion.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** A studio that somebody suggested. Instants are epoch milliseconds. */
export interface UnclaimedStudioRow {
  id: number;
  status: SuggestionStatus;
  name: string;
  cityId: string;
  categories: CategoryId[];
  website: string;
  why: string;
  userId: number | null;
  /** The listing of whoever claimed it; null while nobody has. */
  listingId: number | null;
  /** The studio that the public sees in its place; null while there is none. */
  studioId: number | null;
  createdAt: number;
}

function selectStudios(db: Sql) {
  return db
    .selectFrom('unclaimed_studios')
    .leftJoin('listings', 'listings.id', 'unclaimed_studios.listing_id')
    .leftJoin('studios', (join) =>
      join.onRef('studios.id', '=', 'listings.studio_id').on('studios.status', '=', 'approved'),
    )
    .select(({ ref }) => [
      'unclaimed_studios.id',
      'unclaimed_studios.status',
      'unclaimed_studios.name',
      'unclaimed_studios.city_id as cityId',
      sql<CategoryId[]>`unclaimed_studios.categories`.as('categories'),
      'unclaimed_studios.website',
      'unclaimed_studios.why',
      'unclaimed_studios.user_id as userId',
      'unclaimed_studios.listing_id as listingId',
      'studios.id as studioId',
      epochMs(ref('unclaimed_studios.created_at')).as('createdAt'),
    ]);
}

/** Studios that were suggested, by their ids, whatever became of them. */
export async function findUnclaimedStudios(
  db: Sql,
  ids: readonly number[],
): Promise<UnclaimedStudioRow[]> {
  return selectStudios(db).where('unclaimed_studios.id', 'in', ids).execute();
}

/** A studio that was suggested, which nobody else changes until the transaction ends. */
export async function lockUnclaimedStudio(
  db: Sql,
  id: number,
): Promise<UnclaimedStudioRow | undefined> {
  return selectStudios(db)
    .where('unclaimed_studios.id', '=', id)
    .forUpdate('unclaimed_studios')
    .executeTakeFirst();
}

/** What has waited longest comes first. */
export const suggestionOrder: ListOrder<UnclaimedStudioRow> = {
  direction: 'asc',
  columns: [
    { value: sql`unclaimed_studios.created_at`, kind: 'instant' },
    { value: sql`unclaimed_studios.id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** Suggestions about which administrators are to decide: a slice, what has waited longest first. */
export async function listSuggestions(db: Sql, part: Slice): Promise<UnclaimedStudioRow[]> {
  const waiting = selectStudios(db).where('unclaimed_studios.status', '=', 'suggested');
  return slice(waiting, suggestionOrder, part).execute();
}

/** How many suggestions wait for administrators. */
export async function countSuggestions(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('unclaimed_studios')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'suggested')
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps a suggestion made at `now` (epoch milliseconds). @returns its number */
export async function insertSuggestion(
  db: Sql,
  {
    name,
    cityId,
    categories,
    website,
    why,
    userId,
    now,
  }: SuggestionInput & { userId: number | null; now: number },
): Promise<number> {
  const { id } = await db
    .insertInto('unclaimed_studios')
    .values({
      name,
      city_id: cityId,
      categories: sql`${categories}::text[]`,
      website,
      why,
      user_id: userId,
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Decides about a suggestion that waits, at `now` (epoch milliseconds). @returns whether it waited
 */
export async function decideSuggestion(
  db: Sql,
  id: number,
  { status, reasons }: { status: SuggestionStatus; reasons: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unclaimed_studios')
    .set({ status, reasons, decided_at: instant(now) })
    .where('id', '=', id)
    .where('status', '=', 'suggested')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has an unclaimed studio become a listing. */
export async function noteClaimed(db: Sql, id: number, listingId: number): Promise<void> {
  await db
    .updateTable('unclaimed_studios')
    .set({ listing_id: listingId })
    .where('id', '=', id)
    .execute();
}

/** What is looked for among the studios that are there. */
export interface WantedStudio {
  /** Tells it from others that are looked for at once. */
  id: number;
  name: string;
  cityId: string;
}

/** A studio that is public or there to be claimed, whose name is nearly the one that is looked for. */
export interface SimilarStudioRow {
  wantedId: number;
  name: string;
  /** Of a public one. */
  studioId: number | null;
  /** Of one that nobody has claimed. */
  unclaimedId: number | null;
}

/** How alike names have to be, from 0 to 1. */
const ALIKE = 0.5;

/**
 * Public and unclaimed studios of the same city whose names are nearly the same, whatever their case
 * and accents: for each the most similar first, `limit` at most.
 */
export async function findSimilarStudios(
  db: Sql,
  wanted: readonly WantedStudio[],
  limit: number,
): Promise<SimilarStudioRow[]> {
  const { rows } = await sql<SimilarStudioRow>`
    SELECT wanted.id AS "wantedId", similar_studios.*
    FROM unnest(
      ${wanted.map(({ id }) => id)}::int[],
      ${wanted.map(({ name }) => name)}::text[],
      ${wanted.map(({ cityId }) => cityId)}::text[]
    ) AS wanted (id, name, city_id), LATERAL (
      SELECT known.name, "studioId", "unclaimedId"
      FROM (
        SELECT name, id AS "studioId", NULL::int AS "unclaimedId"
        FROM studios WHERE city_id = wanted.city_id AND status = 'approved'
        UNION ALL
        SELECT name, NULL, id
        FROM unclaimed_studios
        WHERE city_id = wanted.city_id AND status = 'listed' AND listing_id IS NULL
      ) known, LATERAL (
        SELECT similarity(plain_text(known.name), plain_text(wanted.name)) AS likeness
      ) compared
      WHERE likeness >= ${ALIKE}
      ORDER BY likeness DESC, known.name, "studioId", "unclaimedId"
      LIMIT ${limit}
    ) similar_studios
  `.execute(db);
  return rows;
}

/** How unclaimed studios answer to a text. */
const answersTo = (text: string) => sql<boolean>`
  unclaimed_studios.status = 'listed' AND unclaimed_studios.listing_id IS NULL
  AND plain_text(${text}) <% plain_text(unclaimed_studios.name)
`;

/** Unclaimed studios whose names answer to a text, the best first, `limit` at most. */
export async function searchUnclaimedStudios(
  db: Sql,
  text: string,
  limit: number,
): Promise<UnclaimedStudioRow[]> {
  return selectStudios(db)
    .where(answersTo(text))
    .orderBy(sql`word_similarity(plain_text(${text}), plain_text(unclaimed_studios.name))`, 'desc')
    .orderBy('unclaimed_studios.id')
    .limit(limit)
    .execute();
}

/** How many unclaimed studios there are whose names answer to a text. */
export async function countFoundUnclaimedStudios(db: Sql, text: string): Promise<number> {
  const { count } = await db
    .selectFrom('unclaimed_studios')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(answersTo(text))
    .executeTakeFirstOrThrow();
  return count;
}
