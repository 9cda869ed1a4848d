import { afterEach, describe, expect, test } from 'vitest';
import { DAY_MS, formatDate } from '#domain/time/calendar.ts';
import { inTransaction } from '../lib/transaction.ts';
import { sqlOf } from '../orm.ts';
import { useDatabase } from '../testing/test-database.ts';
import {
  listCityFigures,
  listMarketFigures,
  makeMarketFigures,
} from './market-figure.repository.ts';
import { createMarket } from './market.factory.ts';

const database = useDatabase();
/** A Tuesday: the last week that counts began on November 23. */
const DAY = '2026-12-01';

afterEach(async () => {
  const { sql } = database;
  await sql.deleteFrom('market_figures').execute();
  await sql.deleteFrom('bookings').execute();
  await sql.deleteFrom('studios').execute();
});

/** Makes the figures of a day as its schedule does. */
const make = (day = DAY) => inTransaction(database.orm, (em) => makeMarketFigures(sqlOf(em), day));

/** What can be told of London: each bucket of a kind with its level, or its prices in dollars. */
async function told(day = DAY) {
  await make(day);
  const rows = await listMarketFigures(database.sql, { scope: 'city', place: 'london' });
  return Object.fromEntries(
    rows.map(({ kind, bucket, level, lowCents, medianCents, highCents }) => [
      `${kind} ${bucket}`,
      level ?? [lowCents, medianCents, highCents].map((cents) => cents! / 100),
    ]),
  );
}

describe('a cell', () => {
  test('is told of five studios of three owners with twenty sessions', async () => {
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 4] });
    expect(await told()).toEqual({
      'price all': [60, 70, 80],
      'price recording': [60, 70, 80],
      'rate 2026-11-23': [60, 70, 80],
      'week 2026-11-23': 100,
      // Two hours from 6 PM, on a Tuesday.
      'hour 2 18': 100,
      // Five days ahead: in the bucket from three on.
      'lead 3': 100,
      'length 2': 100,
      // Forty hours of five studios in twelve weeks, in tenths.
      'use all': 7,
    });
  });

  test('is not told of four studios, however much they are booked', async () => {
    await createMarket(database.em, { sessions: [10, 10, 10, 10] });
    expect(await told()).toEqual({});
  });

  test('is not told of studios of two owners', async () => {
    await createMarket(database.em, { sessions: [10, 10, 10, 10, 10, 10], owners: 2 });
    expect(await told()).toEqual({});
  });

  test('is not told of nineteen sessions, but of what the studios ask', async () => {
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 3] });
    expect(Object.keys(await told()).toSorted()).toEqual(['price all', 'price recording']);
  });

  test('is not told where one studio makes up more than half', async () => {
    await createMarket(database.em, { sessions: [17, 4, 4, 4, 4] });
    expect(Object.keys(await told()).toSorted()).toEqual(['price all', 'price recording']);
  });

  test('is told where one studio makes up half', async () => {
    await createMarket(database.em, { sessions: [16, 4, 4, 4, 4] });
    expect(await told()).toMatchObject({ 'week 2026-11-23': 100 });
  });

  test('is in no total when it is left out', async () => {
    await createMarket(database.em, { sessions: [8, 8, 8, 8, 8] });
    await createMarket(database.em, {
      sessions: [4, 4, 4, 4, 4],
      startsAt: '2026-11-26T09:00:00Z',
    });
    await createMarket(database.em, { sessions: [90], startsAt: '2026-11-27T12:00:00Z' });
    const figures = await told();
    expect(figures).toMatchObject({ 'hour 2 18': 100, 'hour 4 8': 50, 'hour 4 10': 50 });
    expect(figures).not.toHaveProperty('hour 5 12');
  });
});

describe('what is counted', () => {
  test('is nothing of a studio that is hidden', async () => {
    const [hidden] = await createMarket(database.em, { sessions: [4, 4, 4, 4, 4] });
    await database.sql
      .updateTable('studios')
      .set({ status: 'rejected' })
      .where('id', '=', hidden!)
      .execute();
    expect(await told()).toEqual({});
  });

  test('are twelve whole weeks by the clocks of the studio', async () => {
    const before = '2026-09-06T22:59:00Z';
    const after = '2026-11-30T00:00:00Z';
    for (const startsAt of [before, after]) {
      await createMarket(database.em, { sessions: [4, 4, 4, 4, 4], startsAt });
    }
    expect(Object.keys(await told()).toSorted()).toEqual(['price all', 'price recording']);
    await database.sql.deleteFrom('market_figures').execute();
    // In London it is Monday, September 7, by then.
    const first = '2026-09-06T23:00:00Z';
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 4], startsAt: first });
    expect(await told()).toMatchObject({ 'week 2026-09-07': 100, 'hour 1 0': 100 });
  });

  test('are sessions, and no requests that came to nothing', async () => {
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 4] });
    await database.sql
      .updateTable('bookings')
      .set({ status: 'cancelled', refund_cents: 0 })
      .execute();
    expect(Object.keys(await told()).toSorted()).toEqual(['price all', 'price recording']);
  });

  test('are prices by the hour, and none of whole sessions', async () => {
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 4] });
    await database.sql.updateTable('studios').set({ booking_mode: 'session' }).execute();
    const figures = await told();
    expect(figures).not.toHaveProperty('price all');
    expect(figures).toHaveProperty('week 2026-11-23');
  });

  test('is told of a city, of its country and of the world', async () => {
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 4] });
    await createMarket(database.em, {
      sessions: [3, 3, 3],
      studio: { cityId: 'berlin', hourlyRateCents: 200_00 },
    });
    await make();
    const prices = async (scope: 'world' | 'country' | 'city', place: string) =>
      (await listMarketFigures(database.sql, { scope, place })).find(
        ({ kind, bucket }) => kind === 'price' && bucket === 'all',
      )?.medianCents;
    expect(await prices('country', 'GB')).toBe(70_00);
    expect(await prices('city', 'berlin')).toBeUndefined();
    // Below the cut for a city, they are part of the world.
    expect(await prices('world', '')).toBe(85_00);
    const cities = await listCityFigures(database.sql);
    expect(cities.map(({ place, kind }) => `${place} ${kind}`).toSorted()).toEqual([
      'london price',
      'london use',
    ]);
  });
});

describe('figures', () => {
  test('do not change again on the day when they were made', async () => {
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 4] });
    const before = await told();
    await createMarket(database.em, { sessions: [1], studio: { hourlyRateCents: 900_00 } });
    expect(await make()).toBe(0);
    expect(await told()).toEqual(before);
    const next = formatDate(Date.parse(DAY) + DAY_MS);
    expect(await told(next)).not.toEqual(before);
  });

  test('are made once by processes that begin at the same moment', async () => {
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 4] });
    const made = await Promise.all(Array.from({ length: 6 }, () => make()));
    expect(made.filter((cells) => cells > 0)).toHaveLength(1);
  });

  test('of studios that are gone are gone on the day after', async () => {
    await createMarket(database.em, { sessions: [4, 4, 4, 4, 4] });
    await told();
    await database.sql.updateTable('studios').set({ status: 'pending' }).execute();
    expect(await told('2026-12-02')).toEqual({});
  });
});
