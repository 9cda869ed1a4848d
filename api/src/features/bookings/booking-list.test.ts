import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const LIST = /* GraphQL */ `
  query ($period: BookingPeriod!, $first: Int!, $after: String) {
    myBookings(period: $period, first: $first, after: $after) {
      totalCount
      nodes {
        startsAt
        status
        zone
        studio {
          name
          images(first: 1) {
            url
          }
        }
        lines {
          amountCents
        }
        cancellation {
          refundCents
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Listed {
  myBookings: {
    totalCount: number;
    nodes: { startsAt: string; status: string; studio: { name: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

async function musicianWithBookings() {
  const em = server.database.em;
  const { client, user } = await signedIn(server);
  const { id: studioId } = await createStudio(em);
  const add = (startsAt: string, options: object = {}) =>
    createBooking(em, { studioId, userId: user.id, startsAt, ...options });
  await add('2026-12-05T10:00:00Z');
  await add('2026-12-03T10:00:00Z', { status: 'pending', expiresAt: '2026-12-02T00:00:00Z' });
  await add('2026-12-01T11:00:00Z');
  await add('2026-11-20T10:00:00Z', { status: 'completed' });
  await add('2026-12-06T10:00:00Z', { status: 'cancelled' });
  await add('2026-12-04T10:00:00Z', { status: 'pending', expiresAt: '2026-12-01T11:59:59Z' });
  await add('2026-12-01T08:00:00Z');
  return client;
}

describe('one’s own bookings', () => {
  test('are upcoming while live and not over, soonest first', async () => {
    const client = await musicianWithBookings();
    const { data } = await client.graphql<Listed>(LIST, { period: 'UPCOMING', first: 20 });
    expect(data?.myBookings.totalCount).toBe(3);
    expect(data?.myBookings.nodes.map(({ startsAt, status }) => [startsAt, status])).toEqual([
      ['2026-12-01T11:00:00.000Z', 'CONFIRMED'],
      ['2026-12-03T10:00:00.000Z', 'PENDING'],
      ['2026-12-05T10:00:00.000Z', 'CONFIRMED'],
    ]);
  });

  test('are past otherwise, latest first, and say what became of them', async () => {
    const client = await musicianWithBookings();
    const { data } = await client.graphql<Listed>(LIST, { period: 'PAST', first: 20 });
    expect(data?.myBookings.totalCount).toBe(4);
    expect(data?.myBookings.nodes.map(({ startsAt, status }) => [startsAt, status])).toEqual([
      ['2026-12-06T10:00:00.000Z', 'CANCELLED'],
      ['2026-12-04T10:00:00.000Z', 'EXPIRED'],
      ['2026-12-01T08:00:00.000Z', 'COMPLETED'],
      ['2026-11-20T10:00:00.000Z', 'COMPLETED'],
    ]);
  });

  test('come page by page without gaps or repetition', async () => {
    const client = await musicianWithBookings();
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const { data }: { data: Listed | null } = await client.graphql<Listed>(LIST, {
        period: 'PAST',
        first: 1,
        after,
      });
      seen.push(...data!.myBookings.nodes.map(({ startsAt }) => startsAt));
      after = data!.myBookings.pageInfo.endCursor;
      expect(data!.myBookings.pageInfo.hasNextPage).toBe(page < 3);
    }
    expect(seen).toEqual(seen.toSorted().toReversed());
    expect(new Set(seen).size).toBe(4);
  });

  test('are a fixed number of queries, however many there are', async () => {
    const client = await musicianWithBookings();
    const queriesFor = async (first: number) => {
      server.database.takeQueries();
      await client.graphql(LIST, { period: 'PAST', first });
      return server.database.takeQueries().length;
    };
    const one = await queriesFor(1);
    expect(await queriesFor(20)).toBe(one);
    // Session, page, count, studios, owners, images, lines.
    expect(one).toBe(7);
  });

  test('are nobody else’s to see', async () => {
    await musicianWithBookings();
    const { client: stranger } = await signedIn(server);
    const { data } = await stranger.graphql<Listed>(LIST, { period: 'PAST', first: 20 });
    expect(data?.myBookings).toMatchObject({ totalCount: 0, nodes: [] });
    const { errors } = await server.client().graphql(LIST, { period: 'PAST', first: 20 });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ first: 5, after: 'nonsense' }, 'after'],
    [{ first: 5, after: Buffer.from('["x"]').toString('base64url') }, 'after'],
  ])('are refused for the page %j', async (page, field) => {
    const { client } = await signedIn(server);
    const { errors } = await client.graphql(LIST, { period: 'PAST', ...page });
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } } },
    ]);
  });
});

describe('a calendar file', () => {
  test('has the booking in UTC, and only for who made it', async () => {
    const em = server.database.em;
    const { client, user } = await signedIn(server);
    const studio = await createStudio(em, { name: 'Amber; Room, One' });
    const { id } = await createBooking(em, {
      studioId: studio.id,
      userId: user.id,
      startsAt: '2026-12-05T10:00:00Z',
    });
    const response = await client.fetch(`/api/bookings/${id}/calendar.ics`);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const file = await response.text();
    expect(file).toContain('DTSTART:20261205T100000Z');
    expect(file).toContain('DTEND:20261205T120000Z');
    expect(file).toContain(String.raw`SUMMARY:Amber\; Room\, One`);
    expect(file).toContain('STATUS:CONFIRMED');
    const { client: stranger } = await signedIn(server);
    expect((await stranger.get(`/api/bookings/${id}/calendar.ics`)).status).toBe(404);
    expect((await server.client().get(`/api/bookings/${id}/calendar.ics`)).status).toBe(401);
  });
});

test('who has made a booking is told so, and nobody else', async () => {
  const ask = async (client: ReturnType<typeof server.client>) =>
    client.graphql<{ me: { hasBookings: boolean } }>('{ me { hasBookings } }');
  const { client: other } = await signedIn(server);
  expect(await ask(other)).toMatchObject({ data: { me: { hasBookings: false } } });
  const booker = await musicianWithBookings();
  expect(await ask(booker)).toMatchObject({ data: { me: { hasBookings: true } } });
  expect(await ask(other)).toMatchObject({ data: { me: { hasBookings: false } } });
});
