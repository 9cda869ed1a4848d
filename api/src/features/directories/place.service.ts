import {
  countPlaces,
  countPlacesByCity,
  countPlacesByTag,
  findPlaceAt,
  findPlaceById,
  findPlaceHours,
  listPlaces,
  placeOrder,
} from '#db/directories/place.repository.ts';
import type { PlaceQuery, PlaceRow, PlaceSort } from '#db/directories/place.repository.ts';
import { isOpenAt } from '#domain/directories/opening-hours.ts';
import type { PlaceFilter } from '#domain/directories/place-filter.schema.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/**
 * Published places that match, in an order, page by page.
 * @throws DomainError BAD_USER_INPUT for an order by distance from nowhere, or what makes no page
 */
export async function publishedPlaces(
  context: Context,
  kind: PlaceKind,
  filter: PlaceFilter,
  sort: PlaceSort,
  page: PageArgs,
) {
  if (sort.key === 'distance' && !filter.near) {
    throw badInput({ 'filter.near': message('fields.required') });
  }
  const { reads } = context;
  const query = await queryOf(context, kind, filter);
  return {
    ...(await paginate(page, placeOrder(query, sort), (part) =>
      listPlaces(reads, query, sort, part),
    )),
    totalCount: () => countPlaces(reads, query),
  };
}

/** What the places that match can be narrowed by. What is chosen of one kind leaves its own counts alone. */
export async function placeFacets(context: Context, kind: PlaceKind, filter: PlaceFilter) {
  const { reads } = context;
  const openIds = await findOpenIds(context, kind);
  const { openNow, ...rest } = filter;
  const any: PlaceQuery = { kind, filter: rest };
  const query = openNow ? { ...any, openIds } : any;
  const [cities, tags, openCount] = await Promise.all([
    countPlacesByCity(reads, query),
    countPlacesByTag(reads, query),
    countPlaces(reads, { ...any, openIds }),
  ]);
  return { cities, tags, openCount };
}

/** A published place by its number, its address or one that it had before; null when there is none. */
export async function publishedPlace(
  { reads }: Context,
  kind: PlaceKind,
  idOrSlug: string,
): Promise<PlaceRow | null> {
  // No slug is digits alone.
  const id = parseId(idOrSlug);
  const found =
    id === undefined ? findPlaceAt(reads, kind, idOrSlug) : findPlaceById(reads, kind, id);
  return (await found) ?? null;
}

async function queryOf(
  context: Context,
  kind: PlaceKind,
  { openNow, ...filter }: PlaceFilter,
): Promise<PlaceQuery> {
  return { kind, filter, openIds: openNow ? await findOpenIds(context, kind) : undefined };
}

/** Which places of a kind are open. Their hours are looked at here, since the rule of them is one of domain/. */
async function findOpenIds({ reads, now }: Context, kind: PlaceKind): Promise<number[]> {
  const places = await findPlaceHours(reads, kind);
  return places
    .filter(({ openingHours, zone }) => isOpenAt(openingHours, zone, now))
    .map(({ id }) => id);
}
