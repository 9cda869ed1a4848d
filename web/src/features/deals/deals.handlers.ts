import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import { DealsDocument, RunningPromotionsDocument, SavingsDocument } from './deals.generated.ts';
import type {
  DealCardFragment,
  RunningPromotionsQuery,
  SavingItemFragment,
  SavingsQuery,
} from './deals.generated.ts';

/** What a shop gives everywhere. */
export function deal(title: string, more: Partial<DealCardFragment> = {}): DealCardFragment {
  return {
    __typename: 'Deal',
    id: title,
    language: 'EN',
    isInvented: false,
    name: 'Fern & Reel',
    code: '',
    website: '',
    validUntil: '2026-12-24',
    title,
    text: 'While tape lasts.',
    city: null,
    ...more,
  };
}

/** Has these deals be given, each in its city. */
export function dealsGiven(nodes: readonly DealCardFragment[]) {
  return api.query(DealsDocument, ({ variables: { cityId } }) =>
    HttpResponse.json({
      data: {
        deals: {
          __typename: 'DealConnection',
          nodes: nodes.filter(({ city }) => !cityId || !city || city.id === cityId),
        },
      },
    }),
  );
}

type Kind = 'BELOW_MEDIAN' | 'WITHOUT_ENGINEER' | 'OTHER_HOURS';

/** Has one pay less in these ways, one studio on each page of a list. */
export function savings(found: Partial<Record<Kind, readonly SavingItemFragment[]>>) {
  return api.query(SavingsDocument, ({ variables: { kind, cityId, after } }) => {
    const all = (found[kind] ?? []).filter(({ studio }) => !cityId || studio?.city.id === cityId);
    const start = Number(after ?? 0);
    const part: SavingsQuery['savings'] = {
      __typename: 'SavingConnection',
      nodes: all.slice(start, start + 1),
      pageInfo: {
        __typename: 'PageInfo',
        hasNextPage: start + 1 < all.length,
        endCursor: String(start + 1),
      },
    };
    return HttpResponse.json({ data: { savings: part } });
  });
}

/** Has these studios be promoted, of 667. */
export function promoted(nodes: RunningPromotionsQuery['studios']['nodes']) {
  return api.query(RunningPromotionsDocument, () =>
    HttpResponse.json({
      data: {
        platformNumbers: {
          __typename: 'PlatformNumbers',
          studios: 667,
          promotedStudios: nodes.length,
        },
        studios: { __typename: 'StudioConnection', nodes },
      },
    }),
  );
}
