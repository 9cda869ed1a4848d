import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import { PlaceFacetsDocument, PlacePageDocument, PlacesDocument } from './directories.generated.ts';
import type {
  PlaceCardFragment,
  PlacePageQuery,
  PlacesQueryVariables,
} from './directories.generated.ts';

export type ListedPlace = PlaceCardFragment & { __typename: 'Place' };

/** A record store in London, which is open from 10 to 18 UTC on December 1, 2026. */
export function place(change: Partial<ListedPlace> = {}): ListedPlace {
  return {
    __typename: 'Place',
    id: '3',
    kind: 'RECORD_STORE',
    slug: 'umbrella-wax',
    name: 'Umbrella Wax',
    address: 'Rye Lane, Peckham',
    latitude: 51.47,
    longitude: -0.07,
    tags: ['jazz', 'second-hand'],
    city: {
      __typename: 'City',
      id: 'london',
      name: 'London',
      countryCode: 'GB',
      zone: 'Europe/London',
    },
    openTimes: [
      {
        __typename: 'OpenTime',
        opensAt: '2026-12-01T10:00:00.000Z',
        closesAt: '2026-12-01T18:00:00.000Z',
      },
    ],
    cover: null,
    ...change,
  };
}

/** Places that are found, by what was asked for, and how many there would be of each choice. */
export function found(nodesOf: (variables: PlacesQueryVariables) => ListedPlace[]) {
  return [
    api.query(PlacesDocument, ({ variables }) => {
      const nodes = nodesOf(variables);
      return HttpResponse.json({
        data: {
          places: {
            __typename: 'PlaceConnection',
            totalCount: nodes.length,
            nodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      });
    }),
    api.query(PlaceFacetsDocument, () =>
      HttpResponse.json({
        data: {
          placeFacets: {
            __typename: 'PlaceFacets',
            cities: [
              { __typename: 'PlaceCount', id: 'london', count: 4 },
              { __typename: 'PlaceCount', id: 'tokyo', count: 2 },
            ],
            tags: [{ __typename: 'PlaceCount', id: 'jazz', count: 5 }],
            openCount: 3,
          },
        },
      }),
    ),
  ];
}

/** Answers the page of a place; without one there is none. */
export function placePage(shown: (PlacePageQuery['place'] & { __typename: 'Place' }) | null) {
  return api.query(PlacePageDocument, () => HttpResponse.json({ data: { place: shown } }));
}
