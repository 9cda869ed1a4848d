import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CHEAP, LIKED } from '#domain/deals/saving.ts';
import type { SavingKind } from '#domain/deals/saving.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** A studio where one pays less than usual. Amounts are US cents, both for an hour or both for a session. */
export interface SavingRow {
  kind: SavingKind;
  studioId: number;
  /** The room type that it is compared within; null where it is compared with itself. */
  categoryId: CategoryId | null;
  usualCents: number;
  cents: number;
  /** Which part of the usual price is saved, 0 to 1. */
  share: number;
}

const share = sql`round(1 - savings.cents::numeric / savings.usual_cents, 6)`;

/** Where most is saved comes first. */
export const savingOrder: ListOrder<SavingRow> = {
  direction: 'desc',
  columns: [
    { value: share, kind: 'decimal' },
    { value: sql`savings.studio_id`, kind: 'integer' },
  ],
  keyOf: (row) => [row.share, row.studioId],
};

interface SavingColumns {
  studio_id: number;
  city_id: string;
  category_id: CategoryId | null;
  usual_cents: number;
  cents: number;
}

/** Public studios with what they cost usually and what they may cost, by the way in which it is less. */
const savingsOf: Readonly<Record<SavingKind, RawBuilder<SavingColumns>>> = {
  // Of several types that it is cheap among, the one that says most.
  'below-median': sql`
    SELECT DISTINCT ON (studios.id) studios.id AS studio_id, studios.city_id, category_id,
      median AS usual_cents, price_from_cents AS cents
    FROM studios
    JOIN studio_categories ON studio_id = studios.id
    JOIN (
      SELECT category_id, city_id, booking_mode,
        round(percentile_cont(0.5) WITHIN GROUP (ORDER BY price_from_cents))::int AS median
      FROM studios JOIN studio_categories ON studio_id = studios.id
      WHERE status = 'approved'
      GROUP BY category_id, city_id, booking_mode
      HAVING count(*) >= ${sql.lit(CHEAP.leastRooms)}
    ) AS medians USING (category_id, city_id, booking_mode)
    WHERE status = 'approved'
      AND rating >= ${sql.lit(LIKED.leastRating)} AND review_count >= ${sql.lit(LIKED.leastReviews)}
      AND median > 0 AND price_from_cents <= (1 - ${sql.lit(CHEAP.leastShare)}) * median
    ORDER BY studios.id, median DESC, category_id
  `,
  'without-engineer': sql`
    SELECT id AS studio_id, city_id, NULL AS category_id,
      hourly_rate_cents + engineer_fee_cents AS usual_cents, hourly_rate_cents AS cents
    FROM studios
    WHERE status = 'approved'
      AND booking_mode = 'hourly' AND is_engineer_optional AND engineer_fee_cents > 0
  `,
  'other-hours': sql`
    SELECT id AS studio_id, city_id, NULL AS category_id,
      session_instant_cents AS usual_cents, session_request_cents AS cents
    FROM studios
    WHERE status = 'approved'
      AND booking_mode = 'session' AND session_request_cents < session_instant_cents
  `,
};

/** Studios where one pays less in a way: a slice, where most is saved first. */
export async function listSavings(
  db: Sql,
  { kind, cityId }: { kind: SavingKind; cityId?: string | null },
  part: Slice,
): Promise<SavingRow[]> {
  const savings = sql<SavingColumns>`(${savingsOf[kind]})`.as<'savings'>('savings');
  const found = db
    .selectFrom(savings)
    .select([
      sql<SavingKind>`${kind}::text`.as('kind'),
      'studio_id as studioId',
      'category_id as categoryId',
      'usual_cents as usualCents',
      'cents',
      sql<number>`${share}::float8`.as('share'),
    ]);
  const wanted = cityId ? found.where('city_id', '=', cityId) : found;
  return slice(wanted, savingOrder, part).execute();
}
