import { sql } from 'kysely';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { selectStudios } from './studio.repository.ts';
import type { StudioRow } from './studio.repository.ts';

/** Most reviewed first. */
export const ownedStudioOrder: ListOrder<StudioRow> = {
  direction: 'desc',
  columns: [
    { value: sql`studios.review_count`, kind: 'integer' },
    { value: sql`studios.id`, kind: 'integer' },
  ],
  keyOf: ({ reviewCount, id }) => [reviewCount, id],
};

/** The public studios of an owner: a slice, most reviewed first. */
export async function listStudiosOfOwner(
  db: Sql,
  ownerId: number,
  part: Slice,
): Promise<StudioRow[]> {
  const theirs = selectStudios(db).where('studios.owner_id', '=', ownerId);
  return slice(theirs, ownedStudioOrder, part).execute();
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
