import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createCity, createStudio } from '#db/studios/studio.factory.ts';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import { quoteBooking } from '#domain/bookings/quote.ts';
import type { StudioPricing } from '#domain/bookings/quote.ts';
import { addDays, formatMinutes } from '#domain/time/calendar.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

interface FreeAt {
  date: string;
  until?: string;
  startTime?: string;
  hours: number;
}

interface Card {
  id: string;
  wholePrice: { cents: number; isLeast: boolean; engineerCents: number | null } | null;
}

/** Studios of a city that are free at a time, cheapest first. */
async function cards(city: string, freeAt: FreeAt, filter: object = {}): Promise<Card[]> {
  const { data, errors } = await server.client().graphql<{ studios: { nodes: Card[] } }>(
    /* GraphQL */ `
      query ($filter: StudioFilterInput!, $freeAt: FreeAtInput!, $instantOnly: Boolean) {
        studios(filter: $filter, sort: { key: PRICE, direction: ASC }, first: 100) {
          nodes {
            id
            wholePrice(freeAt: $freeAt, instantOnly: $instantOnly) {
              cents
              isLeast
              engineerCents
            }
          }
        }
      }
    `,
    { filter: { cities: [city], freeAt, ...filter }, freeAt, ...filter },
  );
  expect(errors).toEqual([]);
  return data!.studios.nodes;
}

const day = { date: '2026-12-08', hours: 4 };
const noon = { ...day, startTime: '12:00' };

describe('with a time, the whole price', () => {
  test('is what studios are filtered and ordered by', async () => {
    const { em } = server.database;
    const { id: cityId } = await createCity(em, 'Europe/London');
    // 4 × (60 + 40) + 25, 4 × 70 + 25 and 100 dollars; by the hour they stand the other way.
    const staffed = await createStudio(em, { cityId, hourlyRateCents: 60_00 });
    const selfRun = await createStudio(em, {
      cityId,
      hourlyRateCents: 70_00,
      isEngineerOptional: true,
    });
    const session = await createStudio(em, { cityId, bookingMode: 'session' });
    expect(await cards(cityId, noon)).toEqual([
      card(session.id, 100_00),
      card(selfRun.id, 305_00, { engineerCents: 160_00 }),
      card(staffed.id, 425_00),
    ]);
    expect(await cards(cityId, noon, { minPriceCents: 305_00, maxPriceCents: 424_99 })).toEqual([
      card(selfRun.id, 305_00, { engineerCents: 160_00 }),
    ]);
  });

  test('of a session is that of a start which is free', async () => {
    const { em } = server.database;
    const { id: cityId } = await createCity(em, 'Europe/London');
    const { id } = await createStudio(em, {
      cityId,
      bookingMode: 'session',
      hours: [{ opensMinute: 600, closesMinute: 1440 }],
    });
    expect(await cards(cityId, day)).toEqual([card(id, 75_00, { isLeast: true })]);
    expect(await cards(cityId, day, { instantOnly: true })).toEqual([card(id, 100_00)]);
    // Somebody else has the evening, the only time at which it costs less.
    await createBooking(em, { studioId: id, startsAt: '2026-12-08T17:00:00Z', hours: 8 });
    expect(await cards(cityId, day)).toEqual([card(id, 100_00, { isLeast: true })]);
  });

  test('is null where the studio is not free, and without a time', async () => {
    const { id } = await createStudio(server.database.em, { hours: [] });
    const query = /* GraphQL */ `
      query ($id: ID!, $freeAt: FreeAtInput) {
        studio(id: $id) {
          wholePrice(freeAt: $freeAt) {
            cents
          }
        }
      }
    `;
    for (const freeAt of [noon, null]) {
      const { data } = await server.client().graphql(query, { id, freeAt });
      expect(data).toEqual({ studio: { wholePrice: null } });
    }
    const { errors } = await server.client().graphql(query, { id, freeAt: { ...noon, hours: 7 } });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

function card(id: number, cents: number, more: Partial<Card['wholePrice']> = {}): Card {
  return { id: String(id), wholePrice: { cents, isLeast: false, engineerCents: null, ...more } };
}

const BOOKED_BY_ONE = 20;

test('200 random studios, days and lengths cost the same cent on the card, on the page, in the quote, in the booking and in the email', async () => {
  const cents = fc.integer({ min: 0, max: 1_000_00 });
  const anyCase = fc.record({
    pricing: fc.record({
      bookingMode: fc.constantFrom('hourly' as const, 'session' as const),
      hourlyRateCents: cents,
      engineerFeeCents: cents,
      isEngineerOptional: fc.boolean(),
      cleaningFeeCents: cents,
      sessionInstantCents: cents,
      sessionRequestCents: cents,
    }),
    daysAhead: fc.integer({ min: 1, max: 60 }),
    startMinute: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    hours: fc.constantFrom(...HOURS_OPTIONS),
    withEngineer: fc.boolean(),
  });
  const { em } = server.database;
  const totals: string[] = [];
  for (const [index, one] of fc.sample(anyCase, { numRuns: 200, seed: 10 }).entries()) {
    const { pricing, startMinute, hours, withEngineer } = one;
    if (index % BOOKED_BY_ONE === 0) musician = await newMusician();
    const { id: cityId } = await createCity(em, 'Europe/London');
    const { id: studioId } = await createStudio(em, { cityId, ...pricing });
    const date = addDays('2026-12-01', one.daysAhead);
    const slot = { date, startTime: formatMinutes(startMinute), hours };

    const [found] = await cards(cityId, slot);
    const page = await pricingOnPage(studioId);
    const onPage = (engineer: boolean) =>
      quoteBooking(page, { hours, startMinutes: startMinute, withEngineer: engineer }).totalCents;
    expect(found!.wholePrice!.cents).toBe(onPage(false));
    expect(onPage(true) - onPage(false)).toBe(found!.wholePrice!.engineerCents ?? 0);

    const totalPriceCents = onPage(withEngineer);
    const input = { studioId, ...slot, withEngineer };
    expect(await quoted(input)).toBe(totalPriceCents);
    expect(await booked(musician, { ...input, totalPriceCents })).toBe(totalPriceCents);
    totals.push(`Price: $${(totalPriceCents / 100).toLocaleString('en-US', twoDecimals)}`);
  }
  const emails = await collectMail(server);
  const toMusicians = emails.filter(({ kind }) => /^booking-(requested|confirmed)$/.test(kind));
  expect(toMusicians.map(({ text }) => /Price: \S+/.exec(text)?.[0])).toEqual(totals);
});

const twoDecimals = { minimumFractionDigits: 2 };
let musician: Awaited<ReturnType<typeof newMusician>>;

/** Somebody with a confirmed address, who may have twenty requests at a time. */
async function newMusician() {
  const { client, user } = await signedIn(server);
  await confirmAddress(server, user.email);
  return client;
}

/** What the page of a studio computes its prices from. */
async function pricingOnPage(id: number): Promise<StudioPricing> {
  const { data } = await server.client().graphql<{
    studio: Omit<StudioPricing, 'bookingMode'> & { bookingMode: 'HOURLY' | 'SESSION' };
  }>(
    /* GraphQL */ `
      query ($id: ID!) {
        studio(id: $id) {
          bookingMode
          hourlyRateCents
          engineerFeeCents
          isEngineerOptional
          cleaningFeeCents
          sessionInstantCents
          sessionRequestCents
        }
      }
    `,
    { id },
  );
  const { studio } = data!;
  return {
    ...studio,
    bookingMode: studio.bookingMode === 'SESSION' ? 'session' : 'hourly',
  };
}

async function quoted(input: object): Promise<number | undefined> {
  const { data } = await server
    .client()
    .graphql<{ quote: { totalCents: number } }>(
      'query ($input: SlotInput!) { quote(input: $input) { totalCents } }',
      { input },
    );
  return data?.quote.totalCents;
}

async function booked(client: typeof musician, input: object): Promise<number | undefined> {
  const { data, errors } = await client.graphql<{
    bookStudio: { booking: { totalCents: number } };
  }>(
    'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { booking { totalCents } } }',
    { input },
  );
  expect(errors).toEqual([]);
  return data?.bookStudio.booking.totalCents;
}
