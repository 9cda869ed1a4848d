import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMarket } from '#db/market/market.factory.ts';
import { useServer } from '#api/testing/test-server.ts';
import { marketSchedules } from './market.schedules.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');

const MARKET = `query ($cityId: ID) { market(cityId: $cityId) {
  day from until
  prices { categoryId lowCents medianCents highCents }
  cities { city { id } medianCents weeklyHours }
  hours { weekday hour level }
  leads { from share }
  lengths { from share }
  weeks { monday level medianCents }
} }`;
const PRICES = `query ($countryCode: String!) {
  marketPrices(countryCode: $countryCode) { categoryId medianCents }
}`;

interface Market {
  day: string | null;
  prices: object[];
  cities: { city: { id: string } }[];
  hours: object[];
  weeks: { monday: string; level: number | null; medianCents: number | null }[];
}

async function read(cityId?: string) {
  const { data, errors } = await server.client().graphql<{ market: Market | null }>(MARKET, {
    cityId,
  });
  expect(errors).toEqual([]);
  return data!.market;
}

/** Runs the schedule at a time (epoch milliseconds). */
async function makeFigures(at = NOW) {
  const attempt = { nextAttemptAt: undefined, signal: new AbortController().signal };
  for (const schedule of marketSchedules) {
    await schedule.work({ ...server.runtime, clock: () => at, ...attempt });
  }
}

beforeEach(async () => {
  await sql`TRUNCATE market_figures, bookings, booking_lines, studios CASCADE`.execute(
    server.database.sql,
  );
});

test('before the first figures there are none, and that is said', async () => {
  expect(await read()).toEqual({
    day: null,
    from: '2026-09-07',
    until: '2026-11-29',
    prices: [],
    cities: [],
    hours: [],
    leads: [],
    lengths: [],
    weeks: [],
  });
  expect(await read('atlantis')).toBeNull();
});

describe('of enough studios', () => {
  beforeEach(async () => {
    await createMarket(server.database.em, { sessions: [5, 5, 5, 5, 5] });
    await createMarket(server.database.em, {
      sessions: [40, 40, 40, 40],
      studio: { cityId: 'berlin', categories: ['drums'] },
    });
    await makeFigures();
  });

  test('a city is told of, by everything that its studios are enough for', async () => {
    const market = await read('london');
    expect(market).toMatchObject({
      day: '2026-12-01',
      from: '2026-09-07',
      until: '2026-11-29',
      prices: [
        { categoryId: null, lowCents: 60_00, medianCents: 70_00, highCents: 80_00 },
        { categoryId: 'recording', lowCents: 60_00, medianCents: 70_00, highCents: 80_00 },
      ],
      cities: [],
      hours: [{ weekday: 2, hour: 18, level: 100 }],
      leads: [{ from: 3, share: 100 }],
      lengths: [{ from: 2, share: 100 }],
    });
    expect(market!.weeks).toHaveLength(12);
    expect(market!.weeks.at(0)).toEqual({ monday: '2026-09-07', level: null, medianCents: null });
    expect(market!.weeks.at(-1)).toEqual({
      monday: '2026-11-23',
      level: 100,
      medianCents: 70_00,
    });
  });

  test('a city of four studios is not there, neither by itself nor beside others', async () => {
    expect(await read('berlin')).toMatchObject({ day: null, prices: [], hours: [], weeks: [] });
    const market = await read();
    expect(market!.cities.map(({ city }) => city.id)).toEqual(['london']);
    // They are part of all, in which they are too few to be a room type.
    expect(market!.prices).toMatchObject([
      { categoryId: null, medianCents: 70_00 },
      { categoryId: 'recording' },
    ]);
  });

  test('a country has prices by room type, and one of too few studios none', async () => {
    const pricesIn = async (countryCode: string) =>
      (await server.client().graphql(PRICES, { countryCode })).data;
    expect(await pricesIn('GB')).toEqual({
      marketPrices: [
        { categoryId: null, medianCents: 70_00 },
        { categoryId: 'recording', medianCents: 70_00 },
      ],
    });
    expect(await pricesIn('DE')).toEqual({ marketPrices: [] });
  });

  test('nothing moves before the next day', async () => {
    const before = await read('london');
    await sql`UPDATE studios SET status = 'rejected'`.execute(server.database.sql);
    await makeFigures(NOW + 60_000);
    expect(await read('london')).toEqual(before);
    await makeFigures(Date.parse('2026-12-02T00:00:01Z'));
    expect(await read('london')).toMatchObject({ day: null, prices: [] });
  });
});

test('is read in a few statements, and worked out in none', async () => {
  await createMarket(server.database.em, { sessions: [5, 5, 5, 5, 5] });
  await makeFigures();
  server.database.takeQueries();
  await read();
  const queries = server.database.takeQueries();
  expect(queries.length).toBeLessThanOrEqual(3);
  expect(queries.filter((query) => /bookings|studios/.test(query))).toEqual([]);
});
