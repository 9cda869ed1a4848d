import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';

/** What is copied with a studio, table by table; what is left out, the database fills in itself. */
const partsOfStudio: readonly [table: string, columns: readonly string[]][] = [
  ['studio_categories', ['category_id', 'position']],
  ['studio_equipment', ['equipment_id', 'position']],
  ['studio_spaces', ['position', 'name', 'description']],
  ['studio_images', ['position', 'url', 'alt', 'width', 'height']],
  ['studio_missing_amenities', ['amenity_id']],
  ['studio_faqs', ['position', 'question', 'answer']],
  ['opening_hours', ['weekday', 'opens_minute', 'closes_minute']],
  ['studio_exceptions', ['date', 'opens_minute', 'closes_minute', 'reason']],
  ['reviews', ['user_id', 'rating', 'title', 'content', 'verified', 'created_at']],
];

/** What a copy has in common with its original. Name, price and age are its own. */
const sameColumns = [
  'owner_id',
  'city_id',
  'description',
  'neighbourhood',
  'street',
  'latitude',
  'longitude',
  'size_square_metres',
  'status',
  'is_verified',
  'package_type',
  'booking_mode',
  'engineer_fee_cents',
  'cleaning_fee_cents',
  'session_instant_cents',
  'session_request_cents',
  'buffer_minutes',
  'minimum_notice_minutes',
  'horizon_days',
];

/**
 * Copies the studios that are there, each with all that belongs to it, until there are `total`:
 * cities, kinds, hours and words stay as unevenly spread as in the demo data.
 * @param db inside a transaction
 */
export async function addStudios(db: Sql, total: number): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
    SELECT
      original,
      round,
      ((SELECT max(id) FROM studios) + row_number() OVER (ORDER BY round, original))::int AS copy
    FROM (SELECT id AS original FROM studios) originals, generate_series(1, ${total}::int) round
    ORDER BY round, original
    LIMIT ${total}::int - (SELECT count(*) FROM studios)
  `.execute(db);
  const columns = sql.join(sameColumns.map((column) => sql.ref(column)));
  await sql`
    INSERT INTO studios (id, name, hourly_rate_cents, created_at, ${columns})
    SELECT
      copy,
      name || ' ' || round + 1,
      hourly_rate_cents + copy % 17 * 100,
      created_at - copy % 400 * interval '31 hours',
      ${columns}
    FROM copies JOIN studios ON studios.id = original
    ORDER BY copy
  `.execute(db);
  await sql`SELECT setval(pg_get_serial_sequence('studios', 'id'), ${total}::int)`.execute(db);
  for (const [table, parts] of partsOfStudio) {
    const part = sql.join(parts.map((column) => sql.ref(column)));
    await sql`
      INSERT INTO ${sql.table(table)} (studio_id, ${part})
      SELECT copy, ${part}
      FROM copies JOIN ${sql.table(table)} ON studio_id = original
      ${table === 'reviews' ? notEveryReview : sql``}
      ORDER BY copy
    `.execute(db);
  }
}

/** Copies are not all as well-liked as their originals. */
const notEveryReview = sql`WHERE (reviews.id * 31 + copy) % 16 < copy % 17`;
