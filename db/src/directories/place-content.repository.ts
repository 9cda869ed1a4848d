import { sql } from 'kysely';
import { placeHours } from '#domain/directories/opening-hours.ts';
import type { PlaceHours } from '#domain/directories/opening-hours.ts';
import type { PlaceContent } from '#domain/directories/place.schema.ts';
import type { PlaceKind, PlaceStatus, PlaceTag } from '#domain/directories/place.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { selectAnyPlaces } from './place.repository.ts';
import type { PlaceRow } from './place.repository.ts';

/** A place, wherever it stands, with what only administrators know of it. */
export interface StoredPlaceRow extends PlaceRow {
  status: PlaceStatus;
  /** Null for visitors, for what was never suggested, and once their account is gone. */
  suggestedBy: number | null;
  why: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

function selectStored(db: Sql) {
  return selectAnyPlaces(db)
    .leftJoin('place_suggestions', 'place_suggestions.place_id', 'places.id')
    .select(({ ref }) => [
      sql<PlaceStatus>`places.status`.as('status'),
      'place_suggestions.user_id as suggestedBy',
      sql<string>`coalesce(place_suggestions.why, '')`.as('why'),
      epochMs(ref('places.created_at')).as('createdAt'),
    ]);
}

/** A place, wherever it stands; undefined where there is none. */
export async function findStoredPlace(db: Sql, id: number): Promise<StoredPlaceRow | undefined> {
  return selectStored(db).where('places.id', '=', id).executeTakeFirst();
}

/** Places by their ids, wherever they stand. */
export async function findPlaces(db: Sql, ids: readonly number[]): Promise<PlaceRow[]> {
  return selectStored(db).where('places.id', 'in', ids).execute();
}

/** A place, wherever it stands, which nobody else changes until the transaction ends. */
export async function lockPlace(db: Sql, id: number): Promise<StoredPlaceRow | undefined> {
  return selectStored(db).where('places.id', '=', id).forUpdate('places').executeTakeFirst();
}

/** What has waited longest comes first. */
export const suggestedPlaceOrder: ListOrder<StoredPlaceRow> = {
  direction: 'asc',
  columns: [
    { value: sql`places.created_at`, kind: 'instant' },
    { value: sql`places.id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** Suggestions about which administrators are to decide: a slice, what has waited longest first. */
export async function listSuggestedPlaces(db: Sql, part: Slice): Promise<StoredPlaceRow[]> {
  const waiting = selectStored(db).where('places.status', '=', 'draft');
  return slice(waiting, suggestedPlaceOrder, part).execute();
}

/** How many suggestions wait for administrators. */
export async function countSuggestedPlaces(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('places')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of addresses that begin alike which a place of the kind has, or had. */
export async function findTakenPlaceSlugs(
  db: Sql,
  kind: PlaceKind,
  slug: string,
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM places WHERE kind = ${kind} AND slug LIKE ${`${slug}%`}
    UNION
    SELECT slug FROM place_slugs WHERE kind = ${kind} AND slug LIKE ${`${slug}%`}
  `.execute(db);
  return rows.map((row) => row.slug);
}

/** A place that somebody suggests at `now` (epoch milliseconds). */
export interface NewPlace {
  kind: PlaceKind;
  slug: string;
  content: PlaceContent;
  why: string;
  /** Null for visitors. */
  suggestedBy: number | null;
  now: number;
}

/** Keeps a suggestion. @returns its number; undefined when another place of its kind has its address */
export async function insertSuggestedPlace(
  db: Sql,
  { kind, slug, content, why, suggestedBy, now }: NewPlace,
): Promise<number | undefined> {
  const row = await db
    .insertInto('places')
    .values({
      kind,
      slug,
      status: 'draft',
      ...columnsOf(content),
      created_at: instant(now),
      updated_at: instant(now),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .insertInto('place_suggestions')
    .values({ place_id: row.id, user_id: suggestedBy, why })
    .execute();
  return row.id;
}

/** Has a place be what is said of it, at `now` (epoch milliseconds). Its address stays. */
export async function updatePlaceContent(
  db: Sql,
  id: number,
  content: PlaceContent,
  now: number,
): Promise<void> {
  await db
    .updateTable('places')
    .set({ ...columnsOf(content), updated_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

/** Has a suggestion be a place for everybody from `now` (epoch milliseconds) on. */
export async function publishPlace(db: Sql, id: number, now: number): Promise<void> {
  await db
    .updateTable('places')
    .set({ status: 'published', created_at: instant(now), updated_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Has a published place be found no longer, or a hidden one be found again, from `now` (epoch
 * milliseconds) on. @returns whether it was the other one
 */
export async function showPlace(
  db: Sql,
  id: number,
  isShown: boolean,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('places')
    .set({ status: isShown ? 'published' : 'hidden', updated_at: instant(now) })
    .where('id', '=', id)
    .where('status', '=', isShown ? 'hidden' : 'published')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a suggestion. */
export async function deleteSuggestedPlace(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('places').where('id', '=', id).where('status', '=', 'draft').execute();
}

function columnsOf(content: PlaceContent) {
  const { name, cityId, address, latitude, longitude, description, website, founded } = content;
  const hasPosition = latitude !== null && longitude !== null;
  const middle = (column: 'latitude' | 'longitude') =>
    sql<number>`(SELECT ${sql.ref(`cities.${column}`)} FROM cities WHERE cities.id = ${cityId})`;
  return {
    name,
    city_id: cityId,
    address,
    latitude: hasPosition ? latitude : middle('latitude'),
    longitude: hasPosition ? longitude : middle('longitude'),
    description,
    website,
    links: sql<string[]>`${content.links}::text[]`,
    tags: sql<PlaceTag[]>`${content.tags}::text[]`,
    founded,
    opening_hours: sql<PlaceHours>`${JSON.stringify(placeHours(content.openingHours))}::jsonb`,
  };
}
