import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import type { StudioFilterInput } from '#web/lib/schema.generated.ts';
import { priceOf } from '#web/features/studios/pricing.ts';
import { hourlyPrices } from '#web/features/studios/studios.fixtures.ts';
import { FilterCountsDocument } from './components/filter-counts.generated.ts';
import { KindResultsDocument } from './components/kind-results.generated.ts';
import { MoreStudiosDocument } from './components/more-studios.generated.ts';
import type { FoundStudioFragment } from './components/studio-results.generated.ts';
import { StudioSearchDocument } from './components/studio-search.generated.ts';
import type { SearchVariables } from './search-variables.ts';

type Listed = FoundStudioFragment;

const cities = [
  { __typename: 'City', id: 'london', name: 'London', countryCode: 'GB', region: 'EUROPE' },
  { __typename: 'City', id: 'tokyo', name: 'Tokyo', countryCode: 'JP', region: 'ASIA' },
] as const;

/** A studio of one kind in a city. */
export function listed(
  id: string,
  name: string,
  categoryId: string,
  cityId: 'london' | 'tokyo',
): Listed {
  const studio = {
    __typename: 'Studio',
    id,
    name,
    neighbourhood: 'Old Town',
    city: cities.find((city) => city.id === cityId)!,
    rating: 4.5,
    reviewCount: 12,
    packageType: null,
    ...hourlyPrices,
    wholePrice: null,
    latitude: cityId === 'london' ? 51.5 : 35.68,
    longitude: cityId === 'london' ? -0.12 : 139.69,
    zone: 'Europe/London',
    images: [],
    categories: [{ __typename: 'Category', id: categoryId }],
    nextFreeSlot: null,
  } as const;
  return studio;
}

/** Searches `studios` by text, kind and city, as the server would. */
export function studioSearch(studios: readonly Listed[]) {
  return [
    api.query(StudioSearchDocument, ({ variables }) =>
      HttpResponse.json({
        data: {
          studios: {
            ...page(studios, variables as PageVariables),
            correctedText: null,
            correctedLocation: null,
          },
          cities,
        },
      }),
    ),
    filterCounts(studios),
    api.query(KindResultsDocument, () => HttpResponse.json({ data: { siteSearch: [] } })),
    api.query(MoreStudiosDocument, ({ variables }) =>
      HttpResponse.json({ data: { studios: page(studios, variables as PageVariables) } }),
    ),
  ];
}

/** What the filters would leave of `studios`, whatever is asked for. */
export function filterCounts(studios: readonly Listed[]) {
  return api.query(FilterCountsDocument, () =>
    HttpResponse.json({
      data: {
        studios: {
          __typename: 'StudioConnection',
          categoryCounts: countsOf(studios, (studio) => studio.categories[0]!.id),
          cityCounts: countsOf(studios, (studio) => studio.city.id),
          parkingCounts: [],
          conditionCounts: [{ __typename: 'FacetCount', id: 'amenities=wifi', count: 7 }],
        },
        cities,
      },
    }),
  );
}

type PageVariables = SearchVariables & { after?: string | null };

/** A page of the studios that match; its cursor is the place of its last studio. */
export function page(studios: readonly Listed[], { filter, freeAt, first, after }: PageVariables) {
  const found = studios.filter((studio) => matches(studio, filter));
  const start = Number(after ?? 0);
  const end = Math.min(start + first, found.length);
  return {
    __typename: 'StudioConnection' as const,
    totalCount: found.length,
    nodes: found.slice(start, end).map((studio) => ({
      ...studio,
      wholePrice: freeAt ? wholePriceOf(studio, freeAt.hours!) : null,
    })),
    pageInfo: {
      __typename: 'PageInfo' as const,
      hasNextPage: end < found.length,
      endCursor: end > start ? String(end) : null,
    },
  };
}

function wholePriceOf(studio: Listed, hours: number) {
  const time = { hours, startMinutes: 0, withEngineer: false };
  return {
    __typename: 'WholePrice' as const,
    cents: priceOf(studio, time).totalCents,
    isLeast: false,
    engineerCents: studio.isEngineerOptional ? hours * studio.engineerFeeCents : null,
  };
}

function matches(
  studio: Listed,
  { text, categories, cities: places, bounds }: StudioFilterInput,
): boolean {
  return (
    (!bounds || (bounds.west <= studio.longitude && studio.longitude <= bounds.east)) &&
    (!text || studio.name.toLowerCase().includes(text.toLowerCase())) &&
    (!categories || studio.categories.some(({ id }) => categories.includes(id))) &&
    (!places || places.includes(studio.city.id))
  );
}

function countsOf(studios: readonly Listed[], idOf: (studio: Listed) => string) {
  return [...Map.groupBy(studios, idOf)].map(([id, those]) => ({
    __typename: 'FacetCount' as const,
    id,
    count: those.length,
  }));
}
