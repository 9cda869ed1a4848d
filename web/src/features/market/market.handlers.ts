import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import { CountryPricesDocument, MarketDocument } from './market.generated.ts';
import type { MarketPriceRowFragment, MarketQuery } from './market.generated.ts';

type Market = NonNullable<MarketQuery['market']>;

const london = { __typename: 'City', id: 'london', name: 'London', studioCount: 87 } as const;
const tokyo = { __typename: 'City', id: 'tokyo', name: 'Tokyo', studioCount: 4 } as const;

/** What studios of a room type ask, US dollars; of all types unless one is given. */
export function price(
  [low, median, high]: readonly [number, number, number],
  categoryId: string | null = null,
): MarketPriceRowFragment {
  return {
    __typename: 'MarketPrice',
    categoryId,
    lowCents: 100 * low,
    medianCents: 100 * median,
    highCents: 100 * high,
  };
}

const share = (from: number, percent: number) => ({
  __typename: 'MarketShare' as const,
  from,
  share: percent,
});

/** Figures of which some cells are told. */
export function marketFigures(change: Partial<Market> = {}): Market {
  return {
    __typename: 'Market',
    day: '2026-12-01',
    from: '2026-09-07',
    until: '2026-11-29',
    prices: [price([40, 65, 90]), price([50, 70, 95], 'drums')],
    cities: [{ __typename: 'MarketCity', city: london, medianCents: 72_00, weeklyHours: 5.8 }],
    hours: [
      { __typename: 'MarketHour', weekday: 2, hour: 18, level: 100 },
      { __typename: 'MarketHour', weekday: 6, hour: 10, level: 40 },
    ],
    leads: [share(3, 70), share(7, 30)],
    lengths: [share(2, 60), share(4, 40)],
    weeks: [
      { __typename: 'MarketWeek', monday: '2026-11-16', level: 80, medianCents: 60_00 },
      { __typename: 'MarketWeek', monday: '2026-11-23', level: 100, medianCents: 64_00 },
    ],
    ...change,
  };
}

/** Answers with figures of everywhere, and of cities by their ids: null for those that there are not. */
export function markets(everywhere: Market, byCity: Readonly<Record<string, Market | null>> = {}) {
  return api.query(MarketDocument, ({ variables: { cityId } }) =>
    HttpResponse.json({
      data: {
        market: cityId ? (byCity[cityId] ?? null) : everywhere,
        cities: [london, tokyo],
      },
    }),
  );
}

/** Answers with prices of whatever country. */
export function countryPrices(...prices: MarketPriceRowFragment[]) {
  return api.query(CountryPricesDocument, () =>
    HttpResponse.json({ data: { marketPrices: prices } }),
  );
}
