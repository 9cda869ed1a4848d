import { sql } from 'kysely';
import { epochMs } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Something public by its id, and when what is shown of it last changed (epoch milliseconds). */
export interface ChangedRow {
  id: number;
  changedAt: number;
}

/** Ids of a range that have something public, and when the last of them changed. */
export interface ChangedRange {
  number: number;
  /** Epoch milliseconds. */
  changedAt: number;
}

/** When a studio last got a review that everybody may read. */
const lastReview = sql<string>`(
  SELECT max(created_at) FROM reviews WHERE studio_id = studios.id AND hidden_until IS NULL
)`;

/** Public studios with the time of their last review, or of their listing. */
function studioChanges(db: Sql) {
  return db
    .selectFrom('studios')
    .where('status', '=', 'approved')
    .select(['id', epochMs(sql<string>`greatest(created_at, ${lastReview})`).as('changedAt')]);
}

const lastStudio = sql<string>`(
  SELECT max(created_at) FROM studios WHERE owner_id = users.id AND status = 'approved'
)`;
const lastWrittenReview = sql<string>`(
  SELECT max(reviews.created_at) FROM reviews
  JOIN studios ON studios.id = studio_id AND status = 'approved'
  WHERE user_id = users.id AND hidden_until IS NULL
)`;

/**
 * People with a public page that has something to be found by: a studio, a review that everybody may
 * read, or words about themselves. When their page last changed is when the last of these appeared.
 */
function profileChanges(db: Sql) {
  return db
    .selectFrom('users')
    .where(sql<boolean>`
      bio <> '' OR ${lastStudio} IS NOT NULL OR ${lastWrittenReview} IS NOT NULL
    `)
    .select([
      'id',
      epochMs(sql<string>`greatest(created_at, ${lastStudio}, ${lastWrittenReview})`).as(
        'changedAt',
      ),
    ]);
}

const sources = { studios: studioChanges, profiles: profileChanges } as const;
export type SitemapSource = keyof typeof sources;

/** Ranges of `size` ids that have anything public, in order. */
export async function listChangedRanges(
  db: Sql,
  source: SitemapSource,
  size: number,
): Promise<ChangedRange[]> {
  return db
    .selectFrom(sources[source](db).as('changes'))
    .select(({ fn }) => [
      sql<number>`changes.id / ${size}::int`.as('number'),
      fn.max('changes.changedAt').as('changedAt'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
}

/** What is public with an id from `from` on and below `to`, by id. */
export async function listChanged(
  db: Sql,
  source: SitemapSource,
  { from, to }: { from: number; to: number },
): Promise<ChangedRow[]> {
  return db
    .selectFrom(sources[source](db).as('changes'))
    .select(['changes.id', 'changes.changedAt'])
    .where('changes.id', '>=', from)
    .where('changes.id', '<', to)
    .orderBy('changes.id')
    .execute();
}

/** When each city with public studios last got one (epoch milliseconds), by its id. */
export async function latestStudioByCity(db: Sql): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('studios')
    .where('status', '=', 'approved')
    .select(['city_id as id', epochMs(sql<string>`max(created_at)`).as('changedAt')])
    .groupBy('city_id')
    .execute();
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]));
}

/** The same of each room type. */
export async function latestStudioByCategory(db: Sql): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('studio_categories')
    .innerJoin('studios', 'studios.id', 'studio_id')
    .where('status', '=', 'approved')
    .select(['category_id as id', epochMs(sql<string>`max(created_at)`).as('changedAt')])
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]));
}
