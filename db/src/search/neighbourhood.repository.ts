import { sql } from 'kysely';
import type { Sql } from '../orm.ts';
import { tokenize } from './text-query.ts';

export interface NeighbourhoodRow {
  name: string;
  cityId: string;
  /** In English, or as those who live there write it. */
  cityName: string;
  /** Approved studios in it. */
  studioCount: number;
}

/** Parts of cities with a word that `text` begins, those with most studios first. */
export async function listNeighbourhoods(
  db: Sql,
  text: string,
  limit: number,
): Promise<NeighbourhoodRow[]> {
  return neighbourhoodsLike(db, text)
    .orderBy('studioCount', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** How many parts of cities there are like that. */
export async function countNeighbourhoods(db: Sql, text: string): Promise<number> {
  const { count } = await db
    .selectFrom(neighbourhoodsLike(db, text).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function neighbourhoodsLike(db: Sql, text: string) {
  // Letters and digits only, so that nothing in it is a pattern.
  const words = tokenize(text).join(' ');
  return db
    .selectFrom('studios')
    .innerJoin('cities', 'cities.id', 'studios.city_id')
    .select([
      'studios.neighbourhood as name',
      'cities.id as cityId',
      'cities.name as cityName',
      sql<number>`count(*)::int`.as('studioCount'),
    ])
    .where('studios.status', '=', sql.lit('approved'))
    .where(
      // After a space each word begins, the first one too, so that one pattern is looked up.
      sql<boolean>`' ' || plain_text(studios.neighbourhood) LIKE '% ' || plain_text(${words}) || '%'`,
    )
    .groupBy(['studios.neighbourhood', 'cities.id', 'cities.name']);
}
