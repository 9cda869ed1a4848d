import { sql } from 'kysely';
import type { AliasedExpression, RawBuilder } from 'kysely';
import { conditionId, furtherConditions } from '#domain/search/further-conditions.ts';
import type { StudioFilter, StudioSort } from '#domain/search/studio-search.ts';
import type { Bounds } from '#domain/studios/position.ts';
import { selectStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import { readingOf, slice } from '../lib/keyset.ts';
import type { ListOrder, Slice, SortColumn } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { isFreeAt, momentsOf, wholePrice } from './free-at.ts';
import type { FreeQuery } from './free-at.ts';
import { readingsOf, textQuery, tokenize } from './text-query.ts';

export interface StudioQuery {
  filter: StudioFilter;
  sort: StudioSort;
  /** The moment at which free time is judged, in epoch milliseconds. */
  now: number;
  /** Only what the public first saw after this and up to `now`, in epoch milliseconds. */
  listedAfter?: number;
}

/** A studio with the values that its place in the order follows from. */
export interface FoundStudio extends StudioRow {
  sortKey: number[];
  /** What the time costs that studios are asked for, as {@link findWholePrices}; null without one. */
  wholePriceCents: number | null;
}

/** The approved studios that match: a slice, in the order of the query. */
export async function searchStudios(
  db: Sql,
  query: StudioQuery,
  part: Slice,
): Promise<FoundStudio[]> {
  // Whatever matches is ranked: by what that takes alone, and not with all that a studio has.
  return selectStudios(db)
    .innerJoin(rank(db, query, part), 'ranked.id', 'studios.id')
    .select(['ranked.sortKey', 'ranked.wholePriceCents'])
    .orderBy('ranked.sortKey', readingOf(query.sort, part))
    .execute();
}

const idColumn: SortColumn = { value: sql`studios.id`, kind: 'integer' };

type Ranked = Pick<FoundStudio, 'id' | 'sortKey' | 'wholePriceCents'>;

function rank(db: Sql, query: StudioQuery, part: Slice): AliasedExpression<Ranked, 'ranked'> {
  const { filter, sort } = query;
  const free = freeQuery(query);
  const isFromTheBest = !part.after && readingOf(sort, part) === 'desc';
  if (isFromTheBest && !free && sort.key === 'relevance' && searchesText(filter)) {
    const columns = [{ value: textRank(sql`studios.words`), kind: 'decimal' } as const, idColumn];
    const price = sql<null>`NULL`.as('wholePriceCents');
    const likely = likelyByWords(matching(db, query), filter.text, part.limit);
    const found = db.selectFrom(likely.as('studios')).select(['id', keyOf(columns), price]);
    return slice(found, { columns, direction: sort.direction }, part).as('ranked');
  }
  const order = studioOrder(query);
  const price = (free ? wholePrice(free) : sql<null>`NULL`).$castTo<number | null>();
  const found = matching(db, query).select([
    'studios.id',
    keyOf(order.columns),
    price.as('wholePriceCents'),
  ]);
  return slice(found, order, part).as('ranked');
}

/**
 * Those of `found` whose words alone may bring them among the first: to reckon a rank to its last digit
 * takes PostgreSQL longer than to compare words, and there popularity counts for little.
 */
function likelyByWords(found: ReturnType<typeof matching>, text: string, limit: number) {
  const matched = found.select([
    'studios.id',
    sql`studios.popularity`.as('popularity'),
    wordsRank(text).as('words'),
  ]);
  return sql<{ id: number }>`(
    WITH matched AS MATERIALIZED (${matched})
    SELECT * FROM matched
    WHERE words >= coalesce(
      (SELECT words FROM matched ORDER BY words DESC OFFSET ${sql.lit(limit - 1)} LIMIT 1), 0
    ) - (
      -- What popularity makes up for at most, and what rounding does.
      SELECT (max(popularity) - min(popularity)) / 1000 + 0.000001
      FROM studios WHERE status = 'approved'
    )
  )`;
}

function keyOf(columns: readonly SortColumn[]) {
  return sql<number[]>`ARRAY[${sql.join(columns.map(keyPart))}]::float8[]`.as('sortKey');
}

function keyPart({ value, kind }: SortColumn): RawBuilder<number> {
  return kind === 'instant' ? sql`date_part('epoch', ${value}) * 1000` : sql`${value}::float8`;
}

/** How many approved studios match. */
export async function countStudios(db: Sql, query: StudioQuery): Promise<number> {
  const { count } = await matching(db, query)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface FacetCount {
  id: string;
  count: number;
}

/** How many matching studios each category has, leaving aside the categories asked for. */
export async function countByCategory(db: Sql, query: StudioQuery): Promise<FacetCount[]> {
  const open = { ...query, filter: { ...query.filter, categories: undefined } };
  return matching(db, open)
    .innerJoin('studio_categories', 'studio_categories.studio_id', 'studios.id')
    .select(['category_id as id', sql<number>`count(*)::int`.as('count')])
    .groupBy('category_id')
    .execute();
}

/** How many matching studios each city has, leaving aside the places asked for. */
export async function countByCity(db: Sql, query: StudioQuery): Promise<FacetCount[]> {
  const anywhere = { cities: undefined, country: undefined, regions: undefined, bounds: undefined };
  const open = { ...query, filter: { ...query.filter, ...anywhere } };
  return matching(db, open)
    .select(['studios.city_id as id', sql<number>`count(*)::int`.as('count')])
    .groupBy('studios.city_id')
    .execute();
}

/** How many matching studios park each way, leaving aside the parking asked for. */
export async function countByParking(db: Sql, query: StudioQuery): Promise<FacetCount[]> {
  const open = { ...query, filter: { ...query.filter, parking: undefined } };
  return matching(db, open)
    .select(['studios.parking as id', sql<number>`count(*)::int`.as('count')])
    .groupBy('studios.parking')
    .execute();
}

/**
 * How many studios match with each condition that the query can be narrowed by, by the id of the
 * condition: in one statement, but for those that are confirmed at once, whose times are others.
 */
export async function countByCondition(db: Sql, query: StudioQuery): Promise<FacetCount[]> {
  const { filter } = query;
  const { minRating, amenities, groupSize, stepFreeOnly, withoutStairs, promotedOnly } = filter;
  const own = { minRating, amenities, groupSize, stepFreeOnly, withoutStairs, promotedOnly };
  const aside = Object.fromEntries(Object.keys(own).map((field) => [field, undefined]));
  const counts = furtherConditions(filter).map(({ id, change }) => {
    const conditions = plainConditions({ ...own, ...change });
    const all = sql.join(conditions, sql` AND `);
    return sql<number>`(count(*) FILTER (WHERE ${all}))::int`.as(id);
  });
  const [row, countAtOnce] = await Promise.all([
    matching(db, { ...query, filter: { ...filter, ...aside } })
      .select(counts)
      .executeTakeFirstOrThrow(),
    countStudios(db, { ...query, filter: { ...filter, instantOnly: true } }),
  ]);
  return [
    { id: conditionId('instant'), count: countAtOnce },
    ...Object.entries(row).map(([id, count]) => ({ id, count })),
  ];
}

/**
 * The studios that match, not yet in any order. Of cities only the ids are compared: joined even where
 * that is of no use, they would keep PostgreSQL from reading no more than an index.
 */
function matching(db: Sql, query: StudioQuery) {
  const { filter, now, listedAfter } = query;
  const free = freeQuery(query);
  let found = (free ? withMoments(db, free) : db)
    .selectFrom('studios')
    // Part of the text: a plan that is kept for any status could use no index of the approved.
    .where('studios.status', '=', sql.lit('approved'));
  for (const condition of plainConditions(filter)) found = found.where(condition);
  for (const condition of priceConditions(query)) found = found.where(condition);
  if (listedAfter !== undefined) {
    found = found
      .where('studios.listed_at', '>', instant(listedAfter))
      .where('studios.listed_at', '<=', instant(now));
  }
  if (searchesText(filter) || searchesPlace(filter)) {
    // Kept by triggers and never loaded as an entity, so its columns are declared here.
    const documents = sql<{ studio_id: number }>`studio_search`.as('studio_search');
    found = found.innerJoin(documents, 'studio_search.studio_id', 'studios.id');
  }
  if (searchesText(filter)) {
    found = found.where(sql<boolean>`studio_search.document @@ ${textQuery(filter.text)}`);
  }
  if (searchesPlace(filter)) found = found.where(isPlace(filter.location));
  if (free) found = found.where(isFreeAt(free));
  return found;
}

function freeQuery({ filter, now }: StudioQuery): FreeQuery | undefined {
  const { freeAt, instantOnly = false } = filter;
  return freeAt && { freeAt, instantOnly, now };
}

function withMoments(db: Sql, free: FreeQuery) {
  const creator = db.with(
    (moment) => moment('moment').materialized(),
    () => momentsOf(free),
  );
  // Conditions name it in SQL of their own. To compare two sets of all tables takes TypeScript 17 s.
  return creator as unknown as Pick<Sql, 'selectFrom'>;
}

/** The price of a studio as its card shows it: of the time asked for, or before one is. */
function shownPrice(query: StudioQuery): RawBuilder<number> {
  const free = freeQuery(query);
  return free ? wholePrice(free) : sql`studios.price_from_cents`;
}

/** What studios that are free at a time ask for it at least, in US cents. */
export async function findWholePrices(
  db: Sql,
  ids: readonly number[],
  free: FreeQuery,
): Promise<{ studioId: number; cents: number }[]> {
  return withMoments(db, free)
    .selectFrom('studios')
    .select(['studios.id as studioId', wholePrice(free).as('cents')])
    .where('studios.id', '=', anyOf(ids))
    .where(isFreeAt(free))
    .execute();
}

function priceConditions(query: StudioQuery): RawBuilder<boolean>[] {
  const { minPriceCents, maxPriceCents } = query.filter;
  const conditions: RawBuilder<boolean>[] = [];
  // PostgreSQL expects hardly any studio between two prices that it does not know, and would rather read
  // all at those prices, of any city, than those of one city in their order until the page is full.
  const price = onlyCity(query.filter) ? sql`(${shownPrice(query)} + 0)` : shownPrice(query);
  if (minPriceCents !== undefined) conditions.push(sql`${price} >= ${minPriceCents}::int`);
  if (maxPriceCents !== undefined) conditions.push(sql`${price} <= ${maxPriceCents}::int`);
  return conditions;
}

/** Whether a filter's text has a word to search for. */
export function searchesText(filter: StudioFilter): filter is StudioFilter & { text: string } {
  return tokenize(filter.text ?? '').length > 0;
}

/** Whether a filter's location has a word to search for. */
export function searchesPlace(filter: StudioFilter): filter is StudioFilter & { location: string } {
  return tokenize(filter.location ?? '').length > 0;
}

function plainConditions(filter: StudioFilter): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  const add = (condition: RawBuilder<boolean>) => conditions.push(condition);
  if (filter.categories?.length) {
    add(sql`EXISTS (
      SELECT FROM studio_categories
      WHERE studio_id = studios.id AND category_id = ANY (${filter.categories})
    )`);
  }
  const city = onlyCity(filter);
  if (city !== undefined) add(sql`studios.city_id = ${city}`);
  else if (filter.cities?.length) add(sql`studios.city_id = ANY (${filter.cities})`);
  if (filter.country) add(isInCityWhere(sql`country_code = ${filter.country}`));
  if (filter.regions?.length) add(isInCityWhere(sql`region = ANY (${filter.regions})`));
  if (filter.bounds) add(isWithin(filter.bounds));
  if (filter.minRating) add(sql`studios.rating >= ${filter.minRating}::numeric`);
  if (filter.amenities?.length) {
    add(sql`NOT EXISTS (
      SELECT FROM studio_missing_amenities
      WHERE studio_id = studios.id AND amenity_id = ANY (${filter.amenities})
    )`);
  }
  if (filter.groupSize !== undefined) add(sql`studios.group_size >= ${filter.groupSize}::int`);
  if (filter.stepFreeOnly) add(sql`studios.is_step_free`);
  if (filter.withoutStairs) add(sql`studios.load_in <> 'stairs'`);
  if (filter.parking?.length) add(sql`studios.parking = ANY (${filter.parking})`);
  for (const name of filter.equipment ?? []) {
    add(sql`EXISTS (
      SELECT FROM studio_equipment JOIN equipment ON equipment.id = equipment_id
      WHERE studio_id = studios.id AND lower(equipment.name) = lower(${name})
    )`);
  }
  // Session studios confirm at once (ruling 1); at which times, the moments of a search say.
  if (filter.instantOnly) add(sql`studios.booking_mode = 'session'`);
  if (filter.promotedOnly) add(sql`studios.is_promoted AND NOT studios.hidden_from_promoted`);
  return conditions;
}

/** The city of a filter for one alone, whose studios an index has in the order of popularity. */
function onlyCity({ cities }: StudioFilter): string | undefined {
  return cities?.length === 1 ? cities[0] : undefined;
}

/** Whether the city of a studio is one of which `condition` holds: they are looked up once. */
function isInCityWhere(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`studios.city_id = ANY (ARRAY(SELECT id FROM cities WHERE ${condition}))`;
}

/**
 * Whether a studio is in a part of the map, by where everybody is told that it is (`position.ts`):
 * else the exact place would be found by asking for smaller and smaller parts.
 */
function isWithin({ south, west, north, east }: Bounds): RawBuilder<boolean> {
  const latitude = sql`round(studios.latitude::numeric, 2)`;
  const longitude = sql`round(studios.longitude::numeric, 2)`;
  const isBetween =
    west <= east
      ? sql`${longitude} BETWEEN ${west}::numeric AND ${east}::numeric`
      : sql`(${longitude} >= ${west}::numeric OR ${longitude} <= ${east}::numeric)`;
  return sql`${latitude} BETWEEN ${south}::numeric AND ${north}::numeric AND ${isBetween}`;
}

/** Every word is part of the name of the neighbourhood, the city or the country. */
function isPlace(location: string): RawBuilder<boolean> {
  const readings = readingsOf(location).map((words) => {
    const patterns = words.map((word) => `%${word}%`);
    return sql<boolean>`studio_search.place LIKE ALL (
      SELECT lower(unaccent(pattern)) FROM unnest(${patterns}::text[]) pattern
    )`;
  });
  return sql`(${sql.join(readings, sql` OR `)})`;
}

/** The order that a query asks for. */
export function studioOrder(query: StudioQuery): ListOrder<FoundStudio> {
  return {
    direction: query.sort.direction,
    columns: [...columnsOf(query), idColumn],
    keyOf: ({ sortKey }) => sortKey,
  };
}

function columnsOf(query: StudioQuery): SortColumn[] {
  const { filter, sort } = query;
  switch (sort.key) {
    case 'rating':
      return [
        { value: sql`studios.rating`, kind: 'decimal' },
        { value: sql`studios.review_count`, kind: 'integer' },
      ];
    case 'price':
      return [{ value: shownPrice(query), kind: 'integer' }];
    case 'listed':
      return [{ value: sql`studios.created_at`, kind: 'instant' }];
    default: {
      if (searchesText(filter))
        return [{ value: textRank(wordsRank(filter.text)), kind: 'decimal' }];
      const popularity = { value: sql`studios.popularity`, kind: 'decimal' } as const;
      // Among sponsored studios, those that have bought a featured place come first.
      if (filter.promotedOnly && sort.direction === 'desc') {
        return [{ value: sql`studios.is_featured::int`, kind: 'integer' }, popularity];
      }
      return sort.near && sort.direction === 'desc'
        ? [...nearFirst(sort.near), popularity]
        : [popularity];
    }
  }
}

/** Whole steps of popularity, within which a country comes first: a tie is rare, a near tie is not. */
function nearFirst(country: string): SortColumn[] {
  return [
    { value: sql`round(studios.popularity)`, kind: 'decimal' },
    { value: sql`(${isInCityWhere(sql`country_code = ${country}`)})::int`, kind: 'integer' },
  ];
}

/** How well the words match, weighted by where they stand; among equals the better-liked first. */
function textRank(words: RawBuilder<number>): RawBuilder<unknown> {
  return sql`round((${words} * 10)::numeric + studios.popularity / 100, 6)`;
}

function wordsRank(text: string): RawBuilder<number> {
  return sql`ts_rank(studio_search.document, ${textQuery(text)})`;
}
