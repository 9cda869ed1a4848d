import { sql } from 'kysely';
import { studiosFor } from '#db/teams/team.repository.ts';
import type { Sql } from '../orm.ts';

/** A studio that somebody may promote, and what decides whether that can be now. */
export interface PromotableRow {
  studioId: number;
  isPublic: boolean;
  /** Whether it is kept out of the sponsored studios. */
  isKeptOut: boolean;
}

function selectPromotable(db: Sql) {
  return db
    .selectFrom('studios')
    .select([
      'id as studioId',
      sql<boolean>`status = 'approved'`.as('isPublic'),
      'hidden_from_promoted as isKeptOut',
    ]);
}

/** A studio as it can be promoted; undefined where there is none. */
export async function findPromotable(
  db: Sql,
  studioId: number,
): Promise<PromotableRow | undefined> {
  return selectPromotable(db).where('id', '=', studioId).executeTakeFirst();
}

/** The studios whose listings somebody runs and that are online, by name. */
export async function listPromotable(db: Sql, userId: number): Promise<PromotableRow[]> {
  return selectPromotable(db)
    .where('id', 'in', sql<number>`${studiosFor(userId, 'listing')}`)
    .where('status', '=', 'approved')
    .orderBy('name')
    .orderBy('id')
    .execute();
}
