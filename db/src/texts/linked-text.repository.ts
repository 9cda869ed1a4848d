import { sql } from 'kysely';
import type { Sql } from '../orm.ts';
import { selectLive } from './live-text.repository.ts';
import type { LiveTextRow } from './live-text.repository.ts';

/** A text that another one leads to. */
export interface LinkedTextRow extends LiveTextRow {
  /** Which text that is. */
  sourceId: number;
}

/**
 * What readers of texts may want to read next at `now` (epoch milliseconds): texts of the same kind
 * and category, or with a tag in common; for each at most `limit`. The category counts as much as two
 * tags, and of those that are as near, the last published comes first.
 */
export async function findRelatedTexts(
  db: Sql,
  ids: readonly number[],
  limit: number,
  now: number,
): Promise<LinkedTextRow[]> {
  const nearness = sql<number>`2 * (other.category = source.category)::int + (
    SELECT count(*)::int FROM unnest(other.tags) tag WHERE tag = ANY (source.tags)
  )`;
  return db
    .with('live', () => selectLive(db, now))
    .selectFrom('live as source')
    .innerJoinLateral(
      (part) =>
        part
          .selectFrom('live as other')
          .selectAll()
          .select(nearness.as('nearness'))
          .whereRef('other.kind', '=', 'source.kind')
          .whereRef('other.id', '<>', 'source.id')
          .where(nearness, '>', 0)
          .orderBy('nearness', 'desc')
          .orderBy('publishedAt', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .as('related'),
      (join) => join.onTrue(),
    )
    .where('source.id', 'in', ids)
    .selectAll('related')
    .select('source.id as sourceId')
    .orderBy('nearness', 'desc')
    .orderBy('related.publishedAt', 'desc')
    .orderBy('related.id', 'desc')
    .execute();
}

/** The text of the same kind that was published next after, or last before, each of `ids`. */
export async function findNeighbouringTexts(
  db: Sql,
  ids: readonly number[],
  side: 'after' | 'before',
  now: number,
): Promise<LinkedTextRow[]> {
  const isBeside =
    side === 'after'
      ? sql<boolean>`(other."publishedAt", other.id) > (source."publishedAt", source.id)`
      : sql<boolean>`(other."publishedAt", other.id) < (source."publishedAt", source.id)`;
  const direction = side === 'after' ? 'asc' : 'desc';
  return db
    .with('live', () => selectLive(db, now))
    .selectFrom('live as source')
    .innerJoinLateral(
      (part) =>
        part
          .selectFrom('live as other')
          .selectAll()
          .whereRef('other.kind', '=', 'source.kind')
          .where(isBeside)
          .orderBy('publishedAt', direction)
          .orderBy('id', direction)
          .limit(1)
          .as('neighbour'),
      (join) => join.onTrue(),
    )
    .where('source.id', 'in', ids)
    .selectAll('neighbour')
    .select('source.id as sourceId')
    .execute();
}
