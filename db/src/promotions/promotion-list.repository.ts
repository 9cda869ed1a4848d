import { sql } from 'kysely';
import type { PromotionKind, PromotionStatus } from '#domain/promotions/promotion.ts';
import { studiosFor } from '#db/teams/team.repository.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { selectPromotions } from './promotion.repository.ts';
import type { PromotionRow } from './promotion.repository.ts';

/** By where promotions stand: to be paid, running, scheduled, over; of each the latest first. */
const rankOf: Readonly<Record<PromotionStatus, number>> = {
  'awaiting-payment': 3,
  running: 2,
  scheduled: 1,
  ended: 0,
  refunded: 0,
  cancelled: 0,
};
const rank = sql`CASE promotions.status ${sql.join(
  Object.entries(rankOf).map(([status, value]) => sql`WHEN ${status} THEN ${value}::int`),
  sql` `,
)} END`;

/** What is to be paid comes first, then what runs, what is scheduled, and what is over; the latest of each first. */
export const promotionOrder: ListOrder<PromotionRow> = {
  direction: 'desc',
  columns: [
    { value: rank, kind: 'integer' },
    { value: sql`promotions.id`, kind: 'integer' },
  ],
  keyOf: ({ status, id }) => [rankOf[status], id],
};

/** The promotions of a kind of the studios whose listings somebody runs, but for what came to nothing. */
function ofRunStudios(db: Sql, userId: number, kind: PromotionKind) {
  return selectPromotions(db)
    .where('studio_id', 'in', sql<number>`${studiosFor(userId, 'listing')}`)
    .where('kind', '=', kind)
    .where('status', '<>', 'cancelled');
}

/** A slice of those, in {@link promotionOrder}. */
export async function listPromotions(
  db: Sql,
  userId: number,
  kind: PromotionKind,
  part: Slice,
): Promise<PromotionRow[]> {
  return slice(ofRunStudios(db, userId, kind), promotionOrder, part).execute();
}
