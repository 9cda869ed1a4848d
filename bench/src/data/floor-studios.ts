import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Sql } from '#db/orm.ts';
import { freeGaps } from './free-gaps.ts';

/** How far ahead free times are known: of what is searched for, and of the week that data is used. */
const GAP_DAYS = { from: -1, until: 40 };

/**
 * What the floor reads of studios: each as the JSON that is answered, with what it is found and
 * ordered by beside it, and the times at which it is free.
 */
export async function addFloorStudios(db: Sql): Promise<void> {
  await sql`
    CREATE TABLE bench_floor.studios AS
    SELECT
      studios.id,
      popularity,
      zone,
      hourly_rate_cents,
      CASE WHEN is_engineer_optional THEN 0 ELSE engineer_fee_cents END AS engineer_cents,
      CASE WHEN is_engineer_optional AND booking_mode = 'hourly' THEN engineer_fee_cents END
        AS optional_engineer_cents,
      cleaning_fee_cents,
      CASE WHEN booking_mode = 'session' THEN session_instant_cents END AS day_session_cents,
      CASE WHEN booking_mode = 'session' THEN session_request_cents END AS night_session_cents,
      minimum_notice_minutes * interval '1 minute' AS notice,
      buffer_minutes * interval '1 minute' AS buffer,
      horizon_days,
      document,
      ${card} AS card,
      ${detail} AS detail,
      ${rest} AS rest
    FROM studios
    JOIN cities ON cities.id = city_id
    JOIN users ON users.id = owner_id
    JOIN studio_search ON studio_search.studio_id = studios.id
    WHERE status = 'approved'
    ORDER BY popularity DESC, studios.id DESC
  `.execute(db);
  await sql`ALTER TABLE bench_floor.studios ADD PRIMARY KEY (id)`.execute(db);
  await sql`CREATE INDEX ON bench_floor.studios (popularity DESC, id DESC)`.execute(db);
  await sql`CREATE INDEX ON bench_floor.studios USING gin (document)`.execute(db);
  await sql`
    CREATE TABLE bench_floor.totals AS SELECT count(*)::int AS studios FROM bench_floor.studios
  `.execute(db);
  await sql`
    CREATE TABLE bench_floor.gaps AS
    ${freeGaps(sql`(SELECT array_agg(id) FROM bench_floor.studios)`, GAP_DAYS)}
    ORDER BY studio_id, starts_at
  `.execute(db);
  await sql`CREATE INDEX ON bench_floor.gaps (studio_id, ends_at) INCLUDE (starts_at)`.execute(db);
}

function listed(columns: string, table: string, limit = 1000): RawBuilder<unknown> {
  return sql`(
    SELECT coalesce(json_agg(json_build_object(${sql.raw(columns)}) ORDER BY position), '[]')
    FROM (
      SELECT * FROM ${sql.raw(table)} WHERE studio_id = studios.id ORDER BY position
      LIMIT ${sql.lit(limit)}
    ) part
  )`;
}

const images = `'url', url, 'alt', alt, 'width', width, 'height', height, '__typename', 'StudioImage'`;
const gear = 'studio_equipment JOIN equipment ON equipment.id = equipment_id';
const categories = listed(`'id', category_id, '__typename', 'Category'`, 'studio_categories');

/** A kind as GraphQL writes it. */
function named(column: string) {
  return sql`upper(replace(${sql.ref(column)}, '-', '_'))`;
}

const priced = sql.raw(`
  'id', studios.id::text, 'name', studios.name, 'neighbourhood', neighbourhood,
  'rating', nullif(rating, 0), 'reviewCount', review_count, 'zone', zone,
  'priceFromCents', price_from_cents, 'hourlyRateCents', hourly_rate_cents,
  'engineerFeeCents', engineer_fee_cents, 'isEngineerOptional', is_engineer_optional,
  'cleaningFeeCents', cleaning_fee_cents, 'sessionInstantCents', session_instant_cents,
  'sessionRequestCents', session_request_cents, '__typename', 'Studio'
`);

const card = sql`json_build_object(
  ${priced},
  'bookingMode', ${named('booking_mode')},
  'packageType', ${named('package_type')},
  'latitude', round(studios.latitude::numeric, 2),
  'longitude', round(studios.longitude::numeric, 2),
  'city', json_build_object('id', city_id, 'name', cities.name, '__typename', 'City'),
  'images', ${listed(images, 'studio_images', 5)},
  'categories', ${categories}
)`;

const detail = sql`json_build_object(
  ${priced},
  'bookingMode', ${named('booking_mode')},
  'packageType', ${named('package_type')},
  'cancellation', ${named('cancellation')},
  'description', description,
  'latitude', round(studios.latitude::numeric, 2),
  'longitude', round(studios.longitude::numeric, 2),
  'sizeSquareMetres', size_square_metres, 'groupSize', group_size,
  'loadIn', ${named('load_in')}, 'parking', ${named('parking')}, 'isStepFree', is_step_free,
  'houseNotes', house_notes, 'isVerified', is_verified, 'bufferMinutes', buffer_minutes,
  'paymentMethods', CASE WHEN can_pay_at_studio THEN ARRAY['STUDIO'] ELSE '{}' END,
  'minimumNoticeMinutes', minimum_notice_minutes,
  'houseRules', (
    SELECT coalesce(json_agg(json_build_object(
      'kind', upper(rule), 'isAllowed', rule = ANY (allowed_rules), '__typename', 'HouseRule'
    )), '[]')
    FROM unnest(allowed_rules || forbidden_rules) rule
  ),
  'city', json_build_object(
    'id', city_id, 'name', cities.name, 'countryCode', country_code, '__typename', 'City'
  ),
  'host', json_build_object(
    'id', users.id::text, 'name', users.name, 'avatarUrl', NULL, 'createdAt', users.created_at,
    'spokenLanguages', spoken_languages,
    'responseMinutes', (SELECT minutes FROM response_times WHERE user_id = users.id),
    '__typename', 'User'
  ),
  'images', ${listed(images, 'studio_images')},
  'categories', ${categories},
  'equipment', ${listed(`'name', name, 'category', upper(category), '__typename', 'EquipmentItem'`, gear)},
  'spaces', ${listed(`'name', name, 'description', description, '__typename', 'StudioSpace'`, 'studio_spaces')},
  'faqs', ${listed(`'question', question, 'answer', answer, '__typename', 'StudioFaq'`, 'studio_faqs')},
  'amenities', (
    SELECT json_agg(json_build_object('id', id, '__typename', 'Amenity') ORDER BY position)
    FROM amenities
    WHERE id NOT IN (SELECT amenity_id FROM studio_missing_amenities WHERE studio_id = studios.id)
  ),
  'openingHours', (
    SELECT coalesce(json_agg(json_build_object(
      'weekday', weekday, 'opens', to_char(opens_minute * interval '1 minute', 'HH24:MI'),
      'closes', to_char(closes_minute % 1440 * interval '1 minute', 'HH24:MI'),
      '__typename', 'OpeningHours'
    ) ORDER BY weekday, opens_minute), '[]')
    FROM opening_hours WHERE studio_id = studios.id
  ),
  'hoursExceptions', (
    SELECT coalesce(json_agg(json_build_object(
      'from', date, 'to', date, 'reason', reason, '__typename', 'HoursException'
    ) ORDER BY date), '[]')
    FROM studio_exceptions WHERE studio_id = studios.id AND date >= current_date
  )
)`;

const rest = sql`json_build_object(
  'id', studios.id, 'name', studios.name, 'location', cities.name || ', ' || cities.country,
  'hourlyRate', hourly_rate_cents / 100.0, 'rating', nullif(rating, 0),
  'reviewCount', review_count, 'description', description, 'isVerified', is_verified,
  'isPromoted', is_promoted, 'packageType', package_type, 'size', size_square_metres,
  'imageUrls', (
    SELECT json_agg(url ORDER BY position) FROM studio_images WHERE studio_id = studios.id
  ),
  'categories', (
    SELECT json_agg(category_id ORDER BY position) FROM studio_categories
    WHERE studio_id = studios.id
  ),
  'equipment', ${listed(`'name', name, 'category', category`, gear)},
  'groupSize', group_size, 'loadIn', load_in, 'parking', parking, 'isStepFree', is_step_free,
  'houseNotes', house_notes,
  'spaces', ${listed(`'name', name, 'description', description`, 'studio_spaces')},
  'bookingMode', booking_mode, 'engineerFee', engineer_fee_cents / 100.0,
  'isEngineerOptional', is_engineer_optional, 'cleaningFee', cleaning_fee_cents / 100.0,
  'zone', zone
)`;
