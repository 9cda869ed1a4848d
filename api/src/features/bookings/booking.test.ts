import { describe, expect, test } from 'vitest';
import { createStudio, createCity } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const BOOK = /* GraphQL */ `
  mutation ($input: BookStudioInput!) {
    bookStudio(input: $input) {
      booking {
        id
        status
        startsAt
        endsAt
        hours
        instant
        totalCents
        expiresAt
        lines {
          kind
          quantity
          unitCents
          amountCents
        }
        history {
          fromStatus
          toStatus
          actor
        }
      }
    }
  }
`;

async function studioWith(options: StudioOptions = {}): Promise<number> {
  return (await createStudio(server.database.em, options)).id;
}

async function musician(): Promise<TestClient> {
  const { client } = await signedIn(server);
  return client;
}

async function countBookings(studioId: number): Promise<number> {
  const rows = await server.database.sql
    .selectFrom('bookings')
    .select('id')
    .where('studio_id', '=', studioId)
    .execute();
  return rows.length;
}

const tomorrow = { date: '2026-12-02', startTime: '19:00', hours: 3 };

describe('booking an hourly studio', () => {
  test('makes a request at the price of its lines, which expires at its start at the latest', async () => {
    const studioId = await studioWith({ hourlyRateCents: 65_00 });
    const client = await musician();
    const { data, errors } = await client.graphql(BOOK, { input: { studioId, ...tomorrow } });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      bookStudio: {
        booking: {
          id: expect.any(String) as string,
          status: 'PENDING',
          startsAt: '2026-12-02T19:00:00.000Z',
          endsAt: '2026-12-02T22:00:00.000Z',
          hours: 3,
          instant: false,
          totalCents: 340_00,
          expiresAt: '2026-12-02T19:00:00.000Z',
          lines: [
            { kind: 'STUDIO_TIME', quantity: 3, unitCents: 65_00, amountCents: 195_00 },
            { kind: 'ENGINEER', quantity: 3, unitCents: 40_00, amountCents: 120_00 },
            { kind: 'CLEANING', quantity: 1, unitCents: 25_00, amountCents: 25_00 },
          ],
          history: [{ fromStatus: null, toStatus: 'PENDING', actor: 'MUSICIAN' }],
        },
      },
    });
  });

  test('over REST answers 201 in dollars and studio time', async () => {
    const studioId = await studioWith({ cityId: 'los-angeles', hourlyRateCents: 50_00 });
    const { client, user } = await signedIn(server);
    const { status, body } = await client.post('/api/bookings', {
      studioId,
      userId: user.id,
      ...tomorrow,
      totalPrice: 295,
      additionalRequests: 'Two vocal mics, please.',
      status: 'pending',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number) as number,
      reference: expect.stringMatching(/^RT-\d{4,}$/) as string,
      studioId,
      userId: user.id,
      date: '2026-12-02',
      startTime: '19:00',
      endTime: '22:00',
      zone: 'America/Los_Angeles',
      startsAt: '2026-12-03T03:00:00.000Z',
      endsAt: '2026-12-03T06:00:00.000Z',
      hours: 3,
      totalPrice: 295,
      additionalRequests: 'Two vocal mics, please.',
      status: 'pending',
      paymentMethod: 'studio',
      payment: { dueAt: null },
      expiresAt: '2026-12-03T03:00:00.000Z',
      createdAt: '2026-12-01T12:00:00.000Z',
    });
  });

  test('past midnight lasts into the next day', async () => {
    const studioId = await studioWith({ hours: [{ opensMinute: 18 * 60, closesMinute: 26 * 60 }] });
    const client = await musician();
    const { body } = await client.post('/api/bookings', {
      studioId,
      date: '2026-12-02',
      startTime: '23:00',
      hours: 3,
    });
    expect(body).toMatchObject({ date: '2026-12-02', startTime: '23:00', endTime: '02:00' });
  });

  test('without a start time takes the first free slot of the day', async () => {
    const studioId = await studioWith({
      hours: [{ opensMinute: 600, closesMinute: 960 }],
      bufferMinutes: 15,
    });
    const client = await musician();
    const book = () =>
      client.post<{ startTime: string }>('/api/bookings', {
        studioId,
        date: '2026-12-02',
        hours: 2,
      });
    expect((await book()).body.startTime).toBe('10:00');
    expect((await book()).body.startTime).toBe('12:15');
    const third = await book();
    expect(third.status).toBe(409);
    expect(third.body).toEqual({
      message: 'No 2-hour slot is free on this day',
      code: 'CONFLICT',
    });
  });

  test('in a time that is given twice books the occurrence that an instant names', async () => {
    const city = await createCity(server.database.em, 'Europe/London');
    const studioId = await studioWith({ cityId: city.id });
    const client = await musician();
    const first = await client.post<{ startsAt: string }>('/api/bookings', {
      studioId,
      date: '2027-10-31',
      startTime: '01:30',
      hours: 1,
    });
    expect(first.body.startsAt).toBe('2027-10-31T00:30:00.000Z');
    const second = await client.graphql<{ bookStudio: { booking: { startsAt: string } } }>(BOOK, {
      input: { studioId, hours: 1, startsAt: '2027-10-31T01:30:00Z' },
    });
    expect(second.data?.bookStudio.booking.startsAt).toBe('2027-10-31T01:30:00.000Z');
  });
});

describe('booking a session studio', () => {
  test.each([
    ['09:00', 'confirmed', 100],
    ['16:59', 'confirmed', 100],
    ['17:00', 'pending', 75],
    ['08:59', 'pending', 75],
  ])('at %s is %s at $%d', async (startTime, status, totalPrice) => {
    const studioId = await studioWith({ bookingMode: 'session' });
    const client = await musician();
    const { body } = await client.post('/api/bookings', {
      studioId,
      date: '2026-12-03',
      startTime,
      hours: 2,
      totalPrice,
      status: 'pending',
    });
    expect(body).toMatchObject({ status, totalPrice });
  });

  test('at once records that it was pending and then confirmed by the product', async () => {
    const studioId = await studioWith({ bookingMode: 'session' });
    const client = await musician();
    const { data } = await client.graphql<{
      bookStudio: { booking: { history: unknown; expiresAt: unknown } };
    }>(BOOK, { input: { studioId, ...tomorrow, startTime: '10:00' } });
    expect(data?.bookStudio.booking).toMatchObject({
      status: 'CONFIRMED',
      expiresAt: null,
      history: [
        { fromStatus: null, toStatus: 'PENDING', actor: 'MUSICIAN' },
        { fromStatus: 'PENDING', toStatus: 'CONFIRMED', actor: 'SYSTEM' },
      ],
    });
  });
});

describe('nothing is booked', () => {
  test.each([
    [
      'a price that is not right',
      { totalPrice: 1 },
      400,
      'totalPrice',
      'The price is 295.00, not 1.00',
    ],
    ['a price that is no number', { totalPrice: 'free' }, 400, 'totalPrice', 'Has the wrong type'],
    ['a past date', { date: '2026-11-30' }, 400, 'date', 'This time has passed'],
    [
      'a time that has passed today',
      { date: '2026-12-01', startTime: '11:59' },
      400,
      'date',
      'This time has passed',
    ],
    ['7 hours', { hours: 7 }, 400, 'hours', 'Choose 1, 2, 3, 4, 5, 6 or 8 hours'],
    ['hour 25', { startTime: '25:00' }, 400, 'startTime', 'Must be a time in the format HH:MM'],
    [
      'a date in 2126',
      { date: '2126-12-02' },
      400,
      'date',
      'This studio can be booked up to 2028-11-30',
    ],
    ['no date', { date: undefined, startTime: undefined }, 400, 'date', 'Select a date'],
    [
      'a date that does not exist',
      { date: '2026-02-30' },
      400,
      'date',
      'Must be a date in the format YYYY-MM-DD',
    ],
    [
      'a status of its own',
      { status: 'confirmed' },
      400,
      'status',
      'New bookings must have the status pending',
    ],
    [
      'another user',
      { userId: 999_999 },
      403,
      'userId',
      'The user in the request isn’t the one who is logged in',
    ],
    [
      'too long requests',
      { additionalRequests: 'x'.repeat(2001) },
      400,
      'additionalRequests',
      'Please keep your message under 2,000 characters',
    ],
  ])('for %s', async (_, change, status, field, text) => {
    const studioId = await studioWith();
    const client = await musician();
    const result = await client.post('/api/bookings', { studioId, ...tomorrow, ...change });
    expect(result.status).toBe(status);
    expect(result.body).toMatchObject({ fields: { [field]: text } });
    expect(await countBookings(studioId)).toBe(0);
  });

  test.each([
    [
      'outside the opening hours',
      { hours: [{ opensMinute: 600, closesMinute: 1260 }] },
      'startTime',
      'This time is outside opening hours',
    ],
    [
      'on short notice',
      { minimumNoticeMinutes: 3 * 1440 },
      'startTime',
      'This studio needs at least 4320 minutes’ notice',
    ],
    [
      'beyond the horizon',
      { horizonDays: 1 },
      'date',
      'This studio can be booked up to 2026-12-02',
    ],
  ])('%s', async (_, options, field, text) => {
    const studioId = await studioWith(options);
    const client = await musician();
    const result = await client.post('/api/bookings', {
      studioId,
      ...tomorrow,
      date: '2026-12-03',
    });
    expect(result.status).toBe(400);
    expect(result.body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: text } });
    expect(await countBookings(studioId)).toBe(0);
  });

  test('at a time that clocks skip', async () => {
    const studioId = await studioWith();
    const client = await musician();
    const { body } = await client.post('/api/bookings', {
      studioId,
      date: '2027-03-28',
      startTime: '01:30',
      hours: 1,
    });
    expect(body).toMatchObject({
      fields: {
        startTime:
          'Clocks go forward in Europe/London that day, so this time doesn’t exist. Please choose another.',
      },
    });
  });

  test('in an unknown studio, or one that is not public', async () => {
    const client = await musician();
    const hidden = await studioWith({ status: 'pending' });
    for (const studioId of [2_000_000_000, hidden]) {
      const { status, body } = await client.post('/api/bookings', { studioId, ...tomorrow });
      expect(status).toBe(404);
      expect(body).toEqual({
        message: "The studio you're looking for doesn't exist or has been removed.",
        code: 'NOT_FOUND',
      });
    }
  });

  test('for somebody who is not logged in', async () => {
    const studioId = await studioWith();
    const rest = await server.client().post('/api/bookings', { studioId, ...tomorrow });
    expect(rest).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    const { errors } = await server.client().graphql(BOOK, { input: { studioId, ...tomorrow } });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await countBookings(studioId)).toBe(0);
  });

  test('when GraphQL is given both an instant and a day, or neither', async () => {
    const studioId = await studioWith();
    const client = await musician();
    const both = { studioId, ...tomorrow, startsAt: '2026-12-02T19:00:00Z' };
    const neither = { studioId, hours: 2 };
    expect((await client.graphql(BOOK, { input: both })).errors).toMatchObject([
      { extensions: { fields: { startsAt: expect.any(String) as string } } },
    ]);
    expect((await client.graphql(BOOK, { input: neither })).errors).toMatchObject([
      { extensions: { fields: { date: 'Select a date' } } },
    ]);
    expect(await countBookings(studioId)).toBe(0);
  });
});

test('a booking takes nine statements with its transaction, however much is booked', async () => {
  const studioId = await studioWith();
  const client = await musician();
  const statementsAt = async (startTime: string) => {
    server.database.takeQueries();
    const { data } = await client.graphql(
      'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { booking { status } } }',
      { input: { studioId, ...tomorrow, startTime } },
    );
    expect(data).toEqual({ bookStudio: { booking: { status: 'PENDING' } } });
    return server.database.takeQueries().length;
  };
  expect(await statementsAt('10:00')).toBe(9);
  expect(await statementsAt('19:00')).toBe(9);
});
