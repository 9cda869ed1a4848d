import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PlaceHours } from '#domain/directories/opening-hours.ts';
import type { PlaceFilter } from '#domain/directories/place-filter.schema.ts';
import type { PlaceKind, PlaceSortKey, PlaceTag } from '#domain/directories/place.ts';
import type { SortDirection } from '#domain/search/studio-search.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice, SortColumn } from '../lib/keyset.ts';
import { hasWords } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

/** A published label or shop. */
export interface PlaceRow {
  id: number;
  kind: PlaceKind;
  slug: string;
  name: string;
  description: string;
  cityId: string;
  /** IANA time zone of its city, in which it keeps its hours. */
  zone: string;
  address: string;
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  /** Empty where it has none. */
  website: string;
  links: string[];
  openingHours: PlaceHours;
  tags: PlaceTag[];
  /** A year. */
  founded: number | null;
  /** Who runs it; null while nobody has shown that they do. */
  ownerId: number | null;
  /** Epoch milliseconds. */
  updatedAt: number;
}

/** A place with the value that its place in the order follows from. */
export interface FoundPlace extends PlaceRow {
  sortKey: number | string;
}

/** Which places of a kind. */
export interface PlaceQuery {
  kind: PlaceKind;
  /** Without `openNow`, which is told by `openIds`. */
  filter: Omit<PlaceFilter, 'openNow'>;
  /** Only these, which are open. */
  openIds?: readonly number[] | undefined;
}

/** An order of places. By distance is from the point of the filter. */
export interface PlaceSort {
  key: PlaceSortKey;
  direction: SortDirection;
}

/** The order that is asked for. */
export function placeOrder({ filter }: PlaceQuery, sort: PlaceSort): ListOrder<FoundPlace> {
  return {
    direction: sort.direction,
    columns: [sortColumn(filter, sort.key), { value: sql`places.id`, kind: 'integer' }],
    keyOf: ({ sortKey, id }) => [sortKey, id],
  };
}

function sortColumn({ near }: PlaceQuery['filter'], key: PlaceSortKey): SortColumn {
  if (key === 'distance' && near) return { value: distanceTo(near), kind: 'decimal' };
  if (key === 'added') return { value: sql`places.created_at`, kind: 'instant' };
  return { value: sql`plain_text(places.name) COLLATE "C"`, kind: 'text' };
}

/** Kilometers from a point, to the millimeter, as a page can begin after. */
function distanceTo({ latitude, longitude }: { latitude: number; longitude: number }) {
  return sql<number>`round(kilometers_between(
    ${latitude}, ${longitude}, places.latitude::float8, places.longitude::float8
  )::numeric, 6)`;
}

/** Published places that match: a slice, in the order that is asked for. */
export async function listPlaces(
  db: Sql,
  query: PlaceQuery,
  sort: PlaceSort,
  part: Slice,
): Promise<FoundPlace[]> {
  const order = placeOrder(query, sort);
  const { value, kind } = order.columns[0]!;
  const plain = kind === 'instant' ? sql`date_part('epoch', ${value}) * 1000` : value;
  const key = sql<number | string>`to_jsonb(${plain})`.as('sortKey');
  return slice(matching(db, query).select(key), order, part).execute();
}

/** How many published places match. */
export async function countPlaces(db: Sql, query: PlaceQuery): Promise<number> {
  const { count } = await matching(db, query)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface PlaceCount {
  id: string;
  count: number;
}

/** How many matching places each city has, wherever is asked for; in the order of cities. */
export async function countPlacesByCity(db: Sql, query: PlaceQuery): Promise<PlaceCount[]> {
  const { cityId: _cityId, near: _near, ...anywhere } = query.filter;
  return matching(db, { ...query, filter: anywhere })
    .clearSelect()
    .select(['cities.id', sql<number>`count(*)::int`.as('count')])
    .groupBy(['cities.id', 'cities.position'])
    .orderBy('cities.position')
    .execute();
}

/** How many matching places have each tag, whichever tags are asked for; in the order of tags. */
export async function countPlacesByTag(db: Sql, query: PlaceQuery): Promise<PlaceCount[]> {
  const { tags: _tags, ...any } = query.filter;
  return matching(db, { ...query, filter: any })
    .clearSelect()
    .innerJoin(sql<{ id: string }>`LATERAL unnest(places.tags)`.as(sql`tag (id)`), (join) =>
      join.onTrue(),
    )
    .select([sql<string>`tag.id`.as('id'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`tag.id`)
    .orderBy(sql`tag.id`)
    .execute();
}

/** Published places of any kind that answer to each word: those first that are called so. */
export async function searchPlaces(db: Sql, text: string, limit: number): Promise<PlaceRow[]> {
  return selectPlaces(db)
    .where(hasWords(text, known))
    .orderBy(hasWords(text, sql`places.name`), 'desc')
    .orderBy(sql`plain_text(places.name) COLLATE "C"`)
    .orderBy('places.id')
    .limit(limit)
    .execute();
}

/** How many published places answer to each word. */
export async function countFoundPlaces(db: Sql, text: string): Promise<number> {
  const { count } = await selectPlaces(db)
    .where(hasWords(text, known))
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** When places of a kind are open that have hours, with the zones in which they keep them. */
export async function findPlaceHours(
  db: Sql,
  kind: PlaceKind,
): Promise<Pick<PlaceRow, 'id' | 'openingHours' | 'zone'>[]> {
  return selectPlaces(db)
    .clearSelect()
    .select(['places.id', sql<PlaceHours>`opening_hours`.as('openingHours'), 'cities.zone'])
    .where('kind', '=', kind)
    .where(sql<boolean>`opening_hours <> '{}'`)
    .execute();
}

/** A published place by the number that it has. */
export async function findPlaceById(
  db: Sql,
  kind: PlaceKind,
  id: number,
): Promise<PlaceRow | undefined> {
  return selectPlaces(db).where('kind', '=', kind).where('places.id', '=', id).executeTakeFirst();
}

/** The published place at an address that it has, or had before. */
export async function findPlaceAt(
  db: Sql,
  kind: PlaceKind,
  slug: string,
): Promise<PlaceRow | undefined> {
  return selectPlaces(db)
    .where('kind', '=', kind)
    .where(
      sql<boolean>`(places.slug = ${slug} OR places.id = (
        SELECT place_id FROM place_slugs former
        WHERE former.kind = ${kind} AND former.slug = ${slug}
      ))`,
    )
    .executeTakeFirst();
}

/** The addresses of all published places, with when they changed last (epoch milliseconds). */
export async function listPlaceSlugs(
  db: Sql,
): Promise<{ kind: PlaceKind; slug: string; changedAt: number }[]> {
  return db
    .selectFrom('places')
    .select(({ ref }) => [
      sql<PlaceKind>`kind`.as('kind'),
      'slug',
      epochMs(ref('updated_at')).as('changedAt'),
    ])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(10_000)
    .execute();
}

/**
 * Approved studios of the cities of places, at most `limit` of each, the nearest ones first, by what
 * everybody may know of where they are: see `domain/src/studios/position.ts`.
 */
export async function findNearbyStudioIds(
  db: Sql,
  placeIds: readonly number[],
  limit: number,
): Promise<{ placeId: number; studioId: number }[]> {
  const { rows } = await sql<{ placeId: number; studioId: number }>`
    SELECT places.id AS "placeId", near.id AS "studioId"
    FROM places, LATERAL (
      SELECT studios.id, kilometers_between(
        places.latitude::float8, places.longitude::float8,
        round(studios.latitude::numeric, 2)::float8, round(studios.longitude::numeric, 2)::float8
      ) AS distance
      FROM studios
      WHERE studios.city_id = places.city_id AND studios.status = 'approved'
      ORDER BY distance, studios.id
      LIMIT ${limit}
    ) near
    WHERE places.id = ${anyOf(placeIds)}
    ORDER BY places.id, near.distance, near.id
  `.execute(db);
  return rows;
}

/** The part of a current of music by which its places are found. */
export interface WaveOfPlaces {
  slug: string;
  cities: readonly string[];
  tags: readonly PlaceTag[];
}

/**
 * Labels and record stores of the cities of waves that have their music, at most `limit` of each wave:
 * those that have most of it first.
 */
export async function findPlacesOfWaves(
  db: Sql,
  waves: readonly WaveOfPlaces[],
  limit: number,
): Promise<(PlaceRow & { wave: string })[]> {
  const given = JSON.stringify(waves.map(({ slug, cities, tags }) => ({ slug, cities, tags })));
  const chosen = sql<{ slug: string; id: number; position: number }>`(
    SELECT wave.slug, near.id, near.position
    FROM jsonb_to_recordset(${given}::jsonb) AS wave (slug text, cities text[], tags text[]),
      LATERAL (
        SELECT id, row_number() OVER (
          ORDER BY cardinality(ARRAY(SELECT unnest(tags) INTERSECT SELECT unnest(wave.tags))) DESC,
            name, id
        ) AS position
        FROM places
        WHERE status = 'published' AND kind <> 'music-store'
          AND city_id = ANY (wave.cities) AND tags && wave.tags
        ORDER BY position
        LIMIT ${limit}
      ) near
  )`.as<'chosen'>('chosen');
  return selectPlaces(db)
    .innerJoin(chosen, 'chosen.id', 'places.id')
    .select('chosen.slug as wave')
    .orderBy('chosen.slug')
    .orderBy('chosen.position')
    .execute();
}

function matching(db: Sql, { kind, filter, openIds }: PlaceQuery) {
  let found = selectPlaces(db).where('kind', '=', kind);
  for (const condition of conditions(filter)) found = found.where(condition);
  if (openIds) found = found.where('places.id', '=', anyOf(openIds));
  return found;
}

function conditions({ text, cityId, tags, near }: PlaceQuery['filter']): RawBuilder<boolean>[] {
  return [
    ...(text ? [hasWords(text, said)] : []),
    ...(cityId ? [sql<boolean>`places.city_id = ${cityId}`] : []),
    ...(tags?.length ? [sql<boolean>`places.tags && ${tags}::text[]`] : []),
    ...(near ? [sql<boolean>`${distanceTo(near)} <= ${near.km}`] : []),
  ];
}

/** What there is to read of a place. */
const said = sql`concat_ws(
  ' ', places.name, description, address, cities.name, array_to_string(tags, ' ')
)`;

/** What a place is known by: who looks through the whole site does not mean all that is said of it. */
const known = sql`concat_ws(
  ' ', places.name, address, cities.name, array_to_string(tags, ' ')
)`;

function selectPlaces(db: Sql) {
  return selectAnyPlaces(db).where('places.status', '=', 'published');
}

/** Places wherever they stand. */
export function selectAnyPlaces(db: Sql) {
  return db
    .selectFrom('places')
    .innerJoin('cities', 'cities.id', 'places.city_id')
    .leftJoin('place_claims', (join) =>
      join.onRef('place_id', '=', 'places.id').on('place_claims.status', '=', 'granted'),
    )
    .select(({ ref }) => [
      'places.id',
      sql<PlaceKind>`places.kind`.as('kind'),
      'places.slug',
      'places.name',
      'places.description',
      'places.city_id as cityId',
      'cities.zone',
      'places.address',
      sql<number>`places.latitude::float8`.as('latitude'),
      sql<number>`places.longitude::float8`.as('longitude'),
      'places.website',
      sql<string[]>`places.links`.as('links'),
      sql<PlaceHours>`places.opening_hours`.as('openingHours'),
      sql<PlaceTag[]>`places.tags`.as('tags'),
      'places.founded',
      'place_claims.user_id as ownerId',
      epochMs(ref('places.updated_at')).as('updatedAt'),
    ]);
}
