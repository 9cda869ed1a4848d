import { sql } from 'kysely';
import type { Sql } from '../orm.ts';

/** What there is on the platform, as everybody may know it. */
export interface PlatformNumbers {
  /** Studios that are public. */
  studios: number;
  /** Those of them that stand among the sponsored ones. */
  promotedStudios: number;
  /** Cities that have one. */
  cities: number;
  /** Sessions that took place. */
  bookings: number;
  /** Reviews that everybody reads. */
  reviews: number;
}

/** Counts what there is on the platform. */
export async function countPlatform(db: Sql): Promise<PlatformNumbers> {
  const { rows } = await sql<PlatformNumbers>`
    SELECT
      (SELECT count(*)::int FROM studios WHERE status = 'approved') AS studios,
      (
        SELECT count(*)::int FROM studios
        WHERE status = 'approved' AND is_promoted AND NOT hidden_from_promoted
      ) AS "promotedStudios",
      (SELECT count(DISTINCT city_id)::int FROM studios WHERE status = 'approved') AS cities,
      (SELECT count(*)::int FROM bookings WHERE status = 'completed') AS bookings,
      (
        SELECT count(*)::int FROM reviews
        JOIN studios ON studios.id = reviews.studio_id AND studios.status = 'approved'
        WHERE reviews.hidden_until IS NULL
      ) AS reviews
  `.execute(db);
  return rows[0]!;
}
