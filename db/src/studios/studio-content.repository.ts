import { sql } from 'kysely';
import { chosenAmenities } from '#domain/studios/studio-content.ts';
import type { HoursContent, StudioContent } from '#domain/studios/studio-content.ts';
import { exceptionalDays, exceptionsOf, openWindowOf } from '#domain/studios/exceptions.ts';
import { formatMinutes } from '#domain/time/calendar.ts';
import { anyOf } from '../lib/any-of.ts';
import type { Sql } from '../orm.ts';
import { findStudioParts, studioParts } from './studio-parts.repository.ts';
import { findStudiosOfAnyStatus } from './studio.repository.ts';

/** Studios as their owners would write them, public or not, by id. */
export async function findStudioContents(
  db: Sql,
  ids: readonly number[],
): Promise<Map<number, StudioContent>> {
  const [studios, replies, parts] = await Promise.all([
    findStudiosOfAnyStatus(db, ids),
    findFirstReplies(db, ids),
    findStudioParts(db, studioParts, ids),
  ]);
  return new Map(
    studios.map((studio) => {
      const own = parts.get(studio.id)!;
      const content: StudioContent = {
        name: studio.name,
        description: studio.description,
        categories: own.categories.map(({ categoryId }) => categoryId),
        cityId: studio.cityId,
        neighbourhood: studio.neighbourhood,
        street: studio.street,
        sizeSquareMetres: studio.sizeSquareMetres,
        spaces: own.spaces,
        gear: own.equipment,
        amenities: chosenAmenities.filter((id) => own.amenities.some((has) => has.id === id)),
        groupSize: studio.groupSize,
        loadIn: studio.loadIn,
        parking: studio.parking,
        isStepFree: studio.isStepFree,
        allowedRules: studio.allowedRules,
        forbiddenRules: studio.forbiddenRules,
        houseNotes: studio.houseNotes,
        pictures: own.images,
        bookingMode: studio.bookingMode,
        hourlyRateCents: studio.hourlyRateCents,
        engineerFeeCents: studio.engineerFeeCents,
        isEngineerOptional: studio.isEngineerOptional,
        canPayAtStudio: studio.canPayAtStudio,
        cleaningFeeCents: studio.cleaningFeeCents,
        sessionInstantCents: studio.sessionInstantCents,
        sessionRequestCents: studio.sessionRequestCents,
        hours: own.openingHours.map(({ weekday, opensMinute, closesMinute }) => ({
          weekday,
          opens: formatMinutes(opensMinute),
          closes: formatMinutes(closesMinute),
        })),
        exceptions: exceptionsOf(own.exceptionalDays),
        bufferMinutes: studio.bufferMinutes,
        minimumNoticeMinutes: studio.minimumNoticeMinutes,
        horizonDays: studio.horizonDays,
        cancellation: studio.cancellation,
        faqs: own.faqs,
        firstReply: replies.get(studio.id) ?? '',
      };
      return [studio.id, content];
    }),
  );
}

async function findFirstReplies(db: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('studios')
    .select(['id', 'first_reply as firstReply'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, firstReply }) => [id, firstReply]));
}

/** A number for a studio that is about to be made. */
export async function takeStudioId(db: Sql): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('studios', 'id'))::int AS id
  `.execute(db);
  return rows[0]!.id;
}

/**
 * Makes a studio of what its owner wrote, which has been checked: it is public from then on. New ones
 * stand where others of their neighbourhood do, or else in the middle of their city.
 */
export async function insertStudioContent(
  db: Sql,
  { id, ownerId, now }: { id: number; ownerId: number; now: number },
  content: StudioContent,
): Promise<void> {
  await db
    .insertInto('studios')
    .values({
      id,
      owner_id: ownerId,
      status: 'approved',
      created_at: new Date(now).toISOString(),
      latitude: coordinate('latitude', content),
      longitude: coordinate('longitude', content),
      ...columnsOf(content),
    })
    .execute();
  await writeParts(db, id, content);
}

/** Has a studio be what its owner wrote, which has been checked. It moves with its place alone. */
export async function updateStudioContent(
  db: Sql,
  id: number,
  content: StudioContent,
): Promise<void> {
  const { cityId, neighbourhood } = content;
  const moves = sql<boolean>`(city_id, neighbourhood) IS DISTINCT FROM (${cityId}, ${neighbourhood})`;
  const moved = (column: 'latitude' | 'longitude') =>
    sql<number>`CASE WHEN ${moves} THEN ${coordinate(column, content)} ELSE ${sql.ref(column)} END`;
  await db
    .updateTable('studios')
    .set({
      latitude: moved('latitude'),
      longitude: moved('longitude'),
      ...columnsOf(content),
    })
    .where('id', '=', id)
    .execute();
  await writeParts(db, id, content);
}

function coordinate(column: 'latitude' | 'longitude', { cityId, neighbourhood }: StudioContent) {
  return sql<number>`coalesce(
    (
      SELECT avg(beside.${sql.ref(column)}) FROM studios beside
      WHERE beside.city_id = ${cityId} AND lower(beside.neighbourhood) = lower(${neighbourhood})
    ),
    (SELECT cities.${sql.ref(column)} FROM cities WHERE cities.id = ${cityId})
  )`;
}

function columnsOf(content: StudioContent) {
  return {
    city_id: content.cityId!,
    name: content.name,
    description: content.description,
    neighbourhood: content.neighbourhood,
    street: content.street,
    size_square_metres: content.sizeSquareMetres!,
    group_size: content.groupSize,
    load_in: content.loadIn,
    parking: content.parking,
    is_step_free: content.isStepFree,
    allowed_rules: content.allowedRules,
    forbidden_rules: content.forbiddenRules,
    house_notes: content.houseNotes,
    booking_mode: content.bookingMode,
    hourly_rate_cents: content.hourlyRateCents ?? 0,
    engineer_fee_cents: content.engineerFeeCents,
    is_engineer_optional: content.isEngineerOptional,
    can_pay_at_studio: content.canPayAtStudio,
    cleaning_fee_cents: content.cleaningFeeCents,
    session_instant_cents: content.sessionInstantCents,
    session_request_cents: content.sessionRequestCents,
    buffer_minutes: content.bufferMinutes,
    minimum_notice_minutes: content.minimumNoticeMinutes,
    horizon_days: content.horizonDays,
    cancellation: content.cancellation,
    first_reply: content.firstReply,
  };
}

/** Replaces everything that a studio is made of besides its own columns. */
async function writeParts(db: Sql, studio_id: number, content: StudioContent): Promise<void> {
  const { categories, pictures, spaces, faqs, hours, exceptions } = content;
  const parts = {
    studio_categories: categories.map((category_id, position) => ({ category_id, position })),
    studio_images: pictures.map(({ url, alt, width, height }, position) => ({
      url,
      alt,
      width,
      height,
      position,
    })),
    studio_spaces: spaces.map(({ name, description }, position) => ({
      name,
      description,
      position,
    })),
    studio_faqs: faqs.map(({ question, answer }, position) => ({ question, answer, position })),
    opening_hours: hours.map((window) => ({ weekday: window.weekday, ...columnsOfWindow(window) })),
    studio_exceptions: exceptionalDays(exceptions).map(
      ({ date, opensMinute, closesMinute, reason }) => ({
        date: sql`${date}::date`,
        opens_minute: sql`${opensMinute}::int`,
        closes_minute: sql`${closesMinute}::int`,
        reason,
      }),
    ),
  } as const;
  for (const [table, rows] of Object.entries(parts)) {
    await replaceRows(db, table, studio_id, rows);
  }
  await writeGear(db, studio_id, content.gear);
  await writeAmenities(db, studio_id, content.amenities);
}

async function replaceRows(
  db: Sql,
  table: string,
  studioId: number,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE studio_id = ${studioId}`.execute(db);
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map(
    (row) => sql`(${sql.join([studioId, ...columns.map((column) => row[column])])})`,
  );
  await sql`
    INSERT INTO ${sql.table(table)} (studio_id, ${sql.join(columns.map((column) => sql.ref(column)))})
    VALUES ${sql.join(values)}
  `.execute(db);
}

function columnsOfWindow(window: HoursContent) {
  const { opensMinute, closesMinute } = openWindowOf(window);
  return { opens_minute: opensMinute, closes_minute: closesMinute };
}

/** Gear that is known keeps its name and kind; what is new is known from now on. */
async function writeGear(db: Sql, studioId: number, gear: StudioContent['gear']): Promise<void> {
  await db.deleteFrom('studio_equipment').where('studio_id', '=', studioId).execute();
  if (gear.length === 0) return;
  const names = gear.map(({ name }) => name);
  const kinds = gear.map(({ category }) => category);
  await sql`
    INSERT INTO equipment (name, category)
    SELECT DISTINCT ON (lower(name)) name, category
    FROM unnest(${names}::text[], ${kinds}::text[]) item (name, category)
    WHERE NOT EXISTS (SELECT FROM equipment known WHERE lower(known.name) = lower(item.name))
    ORDER BY lower(name)
    ON CONFLICT (name) DO NOTHING
  `.execute(db);
  await sql`
    INSERT INTO studio_equipment (studio_id, equipment_id, position)
    SELECT ${studioId}, id, min(position)::int
    FROM unnest(${names}::text[]) WITH ORDINALITY item (name, position),
      LATERAL (
        SELECT id FROM equipment known WHERE lower(known.name) = lower(item.name)
        ORDER BY known.name = item.name DESC, id LIMIT 1
      ) found
    GROUP BY id
  `.execute(db);
}

/** Parking and step-free access follow from the columns, by a trigger. */
async function writeAmenities(
  db: Sql,
  studioId: number,
  present: readonly string[],
): Promise<void> {
  const missing = chosenAmenities.filter((id) => !present.includes(id));
  await sql`
    DELETE FROM studio_missing_amenities
    WHERE studio_id = ${studioId} AND amenity_id = ANY (${[...chosenAmenities]}::text[])
  `.execute(db);
  await sql`
    INSERT INTO studio_missing_amenities (studio_id, amenity_id)
    SELECT ${studioId}, unnest(${missing}::text[])
  `.execute(db);
}
