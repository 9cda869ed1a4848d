import {
  countByCategory,
  countByCity,
  countByCondition,
  countByParking,
  countStudios,
  searchStudios,
  studioOrder,
} from '#db/search/studio-search.repository.ts';
import type { FoundStudio, StudioQuery } from '#db/search/studio-search.repository.ts';
import { correctSpelling, similarName, tokenize } from '#db/search/text-query.ts';
import { relaxations } from '#domain/search/relaxation.ts';
import type { RelaxationKind } from '#domain/search/relaxation.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import type { StudioFilter, StudioSort } from '#domain/search/studio-search.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { studioCountOf } from './studio-count.loader.ts';
import { wholePriceLoader } from './whole-price.loader.ts';

/** Near matches shown at most, and studios of each. */
export const NEAR_MATCHES = 3;
const STUDIOS_PER_NEAR_MATCH = 4;

/**
 * Studios that match, page by page. Counts are worked out only when they are asked for. A text that
 * finds nothing is tried again as it may have been meant.
 * @throws DomainError BAD_USER_INPUT for a page size or cursor that is none.
 */
export async function listStudios(
  context: Context,
  filter: StudioFilter,
  sort: StudioSort,
  page: PageArgs,
) {
  const asked: StudioQuery = { filter, sort, now: context.now };
  let query = asked;
  const found = await paginate(page, studioOrder(asked), async (part) => {
    const rows = await searchStudios(context.reads, asked, part);
    if (rows.length > 0) return rows;
    for await (const meant of asMeant(context, filter)) {
      const corrected = { ...asked, filter: { ...filter, ...meant } };
      const others = await searchStudios(context.reads, corrected, part);
      if (others.length === 0) continue;
      query = corrected;
      return others;
    }
    // What finds nothing either is not what was meant.
    return [];
  });
  rememberPrices(context, filter, found.nodes);
  const { text, location } = query.filter;
  return {
    ...found,
    correctedText: text === filter.text ? null : text,
    correctedLocation: location === filter.location ? null : location,
    totalCount: () => countFound(context, query),
    categoryCounts: () => countByCategory(context.reads, query),
    cityCounts: () => countByCity(context.reads, query),
    parkingCounts: () => countByParking(context.reads, query),
    conditionCounts: () => countByCondition(context.reads, query),
  };
}

/** How many studios a query finds: where it leaves none of them out, as many as there are. */
async function countFound(context: Context, query: StudioQuery): Promise<number> {
  return Object.keys(query.filter).length === 0
    ? studioCountOf(context)
    : countStudios(context.reads, query);
}

/** Cards show what the time costs that was searched for, which the search has found with the studios. */
function rememberPrices(
  context: Context,
  { freeAt, instantOnly = false }: StudioFilter,
  studios: readonly FoundStudio[],
): void {
  if (!freeAt) return;
  const prices = wholePriceLoader(context)({ freeAt, instantOnly });
  for (const { id, wholePriceCents } of studios) prices.know(id, wholePriceCents ?? undefined);
}

/**
 * The text and the location of a filter as they may have been meant, the likeliest first: with
 * misspelt words put right, then with the name of a studio that looks much the same.
 */
async function* asMeant(
  { reads }: Context,
  { text, location }: StudioFilter,
): AsyncGenerator<Pick<StudioFilter, 'text' | 'location'>> {
  const correct = async (words: string | undefined) =>
    words && ((await correctSpelling(reads, words)) ?? words);
  const spelt = { text: await correct(text), location: await correct(location) };
  if (spelt.text !== text || spelt.location !== location) yield spelt;
  if (!text || tokenize(text).length === 0) return;
  const name = await similarName(reads, text);
  if (name) yield { text: name, location: spelt.location };
}

export interface FoundNearby {
  without: RelaxationKind;
  totalCount: number;
  studios: FoundStudio[];
}

/** What `filter`, which finds nothing, would find with one condition fewer. */
export async function findNearMatches(
  context: Context,
  filter: StudioFilter,
): Promise<FoundNearby[]> {
  const found: FoundNearby[] = [];
  for (const { without, filter: relaxed } of relaxations(filter)) {
    if (found.length === NEAR_MATCHES) break;
    const query: StudioQuery = { filter: relaxed, sort: namedSorts.relevance, now: context.now };
    const studios = await searchStudios(context.reads, query, { limit: STUDIOS_PER_NEAR_MATCH });
    if (studios.length > 0) {
      found.push({ without, studios, totalCount: await countStudios(context.reads, query) });
    }
  }
  return found;
}
