import { string } from 'yup';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import type { SearchParam } from '#domain/search/search-params.ts';
import { namedSorts, sortNames } from '#domain/search/studio-search.ts';
import { amenityIds } from '#domain/studios/amenity.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { regionIds } from '#domain/studios/city.ts';
import { GROUP_SIZE_LIMIT, parkingChoices } from '#domain/studios/what-fits.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import type { Describable } from '#api/lib/json-schema.ts';
import { json, pageOf, pageQuery } from '#api/lib/rest-description.ts';
import { nextPageLink, pageOfQuery } from '#api/lib/rest.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { amount, choice, listOf, localDate, localTime, text, usd, whole } from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { houseRulesOf, locationOf, ratingOf } from '#api/features/studios/listing.ts';
import {
  categoryIdsLoader,
  equipmentLoader,
  imagesLoader,
  spacesLoader,
  studioLoader,
} from '#api/features/studios/studio.loaders.ts';
import { studioShape } from '#api/features/studios/studio.shapes.ts';
import { listStudios } from './search.service.ts';

/** How many studios `/api/studios` returns unless asked (ruling 22). */
const DEFAULT_LIMIT = 60;

const words = string().max(SEARCH_TEXT_LIMIT);
const price = usd.optional().min(0);
const oneOrZero = choice(['1', '0', 'true', 'false']).optional();

/** Parameters of the search, of which lists may be repeated or joined by commas. */
const searchQuery: Readonly<Record<SearchParam, Describable>> = {
  q: words,
  location: words,
  type: listOf(choice([...categoryIds, 'post-production'])).optional(),
  city: listOf(text).optional(),
  country: string().matches(/^[A-Z]{2}$/),
  region: listOf(choice(regionIds)).optional(),
  // South, west, north and east, in degrees.
  bounds: string().matches(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/),
  minPrice: price,
  maxPrice: price,
  minRating: amount.optional().min(0).max(5),
  equipment: listOf(words.defined()).optional(),
  amenities: listOf(choice(amenityIds)).optional(),
  people: whole.optional().min(1).max(GROUP_SIZE_LIMIT),
  stepFree: oneOrZero,
  noStairs: oneOrZero,
  parking: listOf(choice(parkingChoices)).optional(),
  instant: oneOrZero,
  promoted: oneOrZero,
  date: localDate.optional(),
  until: localDate.optional(),
  start: localTime.optional(),
  hours: whole.oneOf(HOURS_OPTIONS).optional(),
  sort: choice(sortNames).default('relevance'),
};

/** `/api/studios` with the fields of spec §3 and the filters of the search (ruling 22). */
export const searchEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/studios',
    audience: 'public',
    summary: 'Studios that a search finds, or all of them',
    query: { ...searchQuery, ...pageQuery(DEFAULT_LIMIT) },
    responses: { 200: pageOf(studioShape) },
    handle: list,
  },
  {
    method: 'get',
    path: '/studios/:id',
    audience: 'public',
    summary: 'A studio',
    responses: { 200: json(studioShape) },
    handle: detail,
  },
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

/** A studio as {@link studioShape} has it. */
export async function studioBody(
  context: Context,
  studio: StudioRow,
): Promise<Shaped<typeof studioShape>> {
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
    groupSize: studio.groupSize,
    loadIn: studio.loadIn,
    parking: studio.parking,
    isStepFree: studio.isStepFree,
    houseRules: houseRulesOf(studio),
    houseNotes: studio.houseNotes,
    spaces: spaces.map(({ name, description }) => ({ name, description })),
    bookingMode: studio.bookingMode,
    ...pricesOf(studio),
    zone: studio.zone,
  };
}

/** What the `totalPrice` of a booking is made of besides `hourlyRate` (ruling 36), in dollars. */
function pricesOf(studio: StudioRow) {
  return studio.bookingMode === 'session'
    ? {
        sessionPrice: studio.sessionInstantCents / 100,
        requestPrice: studio.sessionRequestCents / 100,
      }
    : {
        engineerFee: studio.engineerFeeCents / 100,
        isEngineerOptional: studio.isEngineerOptional,
        cleaningFee: studio.cleaningFeeCents / 100,
      };
}
