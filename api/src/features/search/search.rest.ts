import type { StudioRow } from '#db/studios/studio.repository.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { nextPageLink, pageOfQuery } from '#api/lib/rest.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { locationOf, ratingOf } from '#api/features/studios/listing.ts';
import {
  categoryIdsLoader,
  equipmentLoader,
  imagesLoader,
  spacesLoader,
  studioLoader,
} from '#api/features/studios/studio.loaders.ts';
import { listStudios } from './search.service.ts';

/** How many studios `/api/studios` returns unless asked (ruling 22). */
const DEFAULT_LIMIT = 60;

/** `/api/studios` with the fields of spec §3 and the filters of the search (ruling 22). */
export const searchEndpoints: readonly RestEndpoint[] = [
  { method: 'get', path: '/studios', audience: 'public', handle: list },
  { method: 'get', path: '/studios/:id', audience: 'public', handle: detail },
];

async function list(context: Context, request: RestRequest): Promise<Result> {
  const { search, errors } = parseSearchParams(request.query);
  if (Object.keys(errors).length > 0) throw badInput(errors);
  const page = pageOfQuery(request.query, DEFAULT_LIMIT);
  const found = await listStudios(context, search.filter, namedSorts[search.sort], page);
  const [bodies, totalCount] = await Promise.all([
    Promise.all(found.nodes.map((studio) => studioBody(context, studio))),
    found.totalCount(),
  ]);
  return { body: bodies, headers: nextPageLink(request, found.pageInfo, totalCount) };
}

async function detail(context: Context, { params }: RestRequest): Promise<Result> {
  const studio = await studioLoader(context).load(requireId(params.id, 'studios.notFound'));
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  return { body: await studioBody(context, studio) };
}

/** A studio with the field names of spec §3; money in dollars. */
export async function studioBody(
  context: Context,
  studio: StudioRow,
): Promise<Record<string, unknown>> {
  const [images, categories, equipment, spaces] = await Promise.all([
    imagesLoader(context).load(studio.id),
    categoryIdsLoader(context).load(studio.id),
    equipmentLoader(context).load(studio.id),
    spacesLoader(context).load(studio.id),
  ]);
  return {
    id: studio.id,
    name: studio.name,
    location: locationOf(studio),
    hourlyRate: studio.hourlyRateCents / 100,
    rating: ratingOf(studio),
    reviewCount: studio.reviewCount,
    description: studio.description,
    isVerified: studio.isVerified,
    isPromoted: studio.isPromoted,
    packageType: studio.packageType,
    imageUrls: images.map(({ url }) => url),
    categories: categories.map(({ categoryId }) => categoryId),
    equipment: equipment.map(({ name, category }) => ({ name, category })),
    size: studio.sizeSquareMetres,
    spaces: spaces.map(({ name, description }) => ({ name, description })),
    bookingMode: studio.bookingMode,
    ...pricesOf(studio),
    timeZone: studio.zone,
  };
}

/** What the `totalPrice` of a booking is made of besides `hourlyRate` (ruling 36), in dollars. */
function pricesOf(studio: StudioRow): Record<string, number> {
  return studio.bookingMode === 'session'
    ? {
        sessionPrice: studio.sessionInstantCents / 100,
        requestPrice: studio.sessionRequestCents / 100,
      }
    : {
        engineerFee: studio.engineerFeeCents / 100,
        cleaningFee: studio.cleaningFeeCents / 100,
      };
}
