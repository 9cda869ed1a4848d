import { sql } from 'kysely';
import type { Sql } from '../orm.ts';
import { selectStudios } from './studio.repository.ts';
import type { StudioRow } from './studio.repository.ts';

/** Where a page starts: after the studio with as many reviews and this id. */
export interface OwnedStudioKey {
  reviewCount: number;
  id: number;
}

/** The public studios of an owner, most reviewed first, at most `limit`. */
export async function listStudiosOfOwner(
  db: Sql,
  ownerId: number,
  { limit, after }: { limit: number; after?: OwnedStudioKey | undefined },
): Promise<StudioRow[]> {
  let query = selectStudios(db)
    .where('studios.owner_id', '=', ownerId)
    .orderBy('studios.review_count', 'desc')
    .orderBy('studios.id', 'desc')
    .limit(limit);
  if (after) {
    query = query.where(
      sql<boolean>`(studios.review_count, studios.id) < (${after.reviewCount}::int, ${after.id}::int)`,
    );
  }
  return query.execute();
}

/** How many public studios an owner has. */
export async function countStudiosOfOwner(db: Sql, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('studios')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return count;
}
