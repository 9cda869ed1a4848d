import { expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { countMarkedViews } from '#db/owners/studio-views.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };

const COUNT = `mutation ($id: ID!) { countStudioView(input: { studioId: $id }) { studio { id } } }`;

const STATISTICS = `query ($days: Int!, $studioId: ID) {
  studioStatistics(days: $days, studioId: $studioId) {
    days { date views saves bookings bookedMinutes openMinutes earnedCents }
    total { views saves bookings occupancy earnedCents }
    studios { name views earnedCents }
  }
}`;

interface Statistics {
  studioStatistics: {
    days: { date: string; views: number; bookings: number; openMinutes: number }[];
    total: { views: number; saves: number; occupancy: number | null; earnedCents: number | null };
    studios: { name: string; views: number; earnedCents: number | null }[];
  };
}

async function statistics(client: TestClient, days = 7, studioId?: number) {
  const { data, errors } = await client.graphql<Statistics>(STATISTICS, { days, studioId });
  return { ...data?.studioStatistics, code: errors[0]?.extensions.code };
}

async function ownerOfStudio() {
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  const studio = await createStudio(server.database.em, {
    ownerId: user.id,
    hours: [{ opensMinute: 600, closesMinute: 1200 }],
  });
  return { client, user, studio };
}

test('views of people are counted by day, and nothing of them is kept', async () => {
  const { client: owner, studio } = await ownerOfStudio();
  const { client: fan } = await signedIn(server);
  const view = (client: TestClient, headers = BROWSER) =>
    client.post('/graphql', { query: COUNT, variables: { id: studio.id } }, headers);
  await view(server.client());
  await view(server.client());
  await view(fan);
  // Neither whoever runs it, nor programs.
  await view(owner);
  await view(server.client(), { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await view(server.client(), { 'User-Agent': '' });
  await countMarkedViews(server.database.sql);
  const { days, total } = await statistics(owner);
  expect(total?.views).toBe(3);
  expect(days?.at(-1)).toMatchObject({ date: '2026-12-01', views: 3 });
  await view(server.client());
  await countMarkedViews(server.database.sql);
  expect((await statistics(owner)).total?.views).toBe(4);
  const columns = await server.database.sql
    .selectFrom('studio_views')
    .selectAll()
    .where('studio_id', '=', studio.id)
    .execute();
  expect(columns.map((row) => Object.keys(row).toSorted())).toEqual([
    ['day', 'studio_id', 'views'],
  ]);
});

test('views of what there is not are refused', async () => {
  const hidden = await createStudio(server.database.em, { status: 'pending' });
  const { errors } = await server.client().graphql(COUNT, { id: hidden.id });
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('bookings, saves, occupancy and earnings follow from what was agreed', async () => {
  const em = server.database.em;
  const { client: owner, studio } = await ownerOfStudio();
  const studioId = studio.id;
  await createBooking(em, { studioId, startsAt: '2026-11-30T12:00:00Z', hours: 6 });
  const cancelled = await createBooking(em, {
    studioId,
    startsAt: '2026-11-29T12:00:00Z',
    status: 'cancelled',
  });
  await server.database.sql
    .updateTable('bookings')
    .set({ refund_cents: 150_00 })
    .where('id', '=', cancelled.id)
    .execute();
  await createBooking(em, { studioId, startsAt: '2026-11-28T12:00:00Z', status: 'declined' });
  // Before the range.
  await createBooking(em, { studioId, startsAt: '2026-11-01T12:00:00Z' });
  const fan = await createUser(em);
  await server.database.sql
    .insertInto('favorites')
    .values({ user_id: fan.id, studio_id: studioId, created_at: new Date('2026-11-27T12:00:00Z') })
    .execute();
  const { days, total } = await statistics(owner);
  expect(days).toHaveLength(7);
  expect(days?.find(({ date }) => date === '2026-11-30')).toMatchObject({
    bookings: 1,
    bookedMinutes: 360,
    openMinutes: 600,
    earnedCents: 200_00,
  });
  expect(total).toMatchObject({ bookings: 1, saves: 1, earnedCents: 250_00 });
  expect(total?.occupancy).toBeCloseTo(360 / 4200);
  expect((await statistics(owner, 90)).total).toMatchObject({ bookings: 2, earnedCents: 450_00 });
});

test('several studios are told together and apart', async () => {
  const em = server.database.em;
  const { client: owner, user, studio } = await ownerOfStudio();
  const other = await createStudio(em, { ownerId: user.id });
  await createBooking(em, { studioId: other.id, startsAt: '2026-11-30T12:00:00Z' });
  const both = await statistics(owner);
  expect(both.studios).toHaveLength(2);
  expect(both.total?.earnedCents).toBe(200_00);
  expect((await statistics(owner, 7, studio.id)).total?.earnedCents).toBe(0);
});

test('only those who run a studio learn how it does, and managers not what it earns', async () => {
  const em = server.database.em;
  const { studio } = await ownerOfStudio();
  await createBooking(em, { studioId: studio.id, startsAt: '2026-11-30T12:00:00Z' });
  const { client: stranger } = await ownerOfStudio();
  expect((await statistics(stranger, 7, studio.id)).code).toBe('NOT_FOUND');
  expect((await statistics(server.client())).code).toBe('UNAUTHENTICATED');
  const roles = { manager: await signedIn(server), engineer: await signedIn(server) } as const;
  for (const [role, { user }] of Object.entries(roles)) {
    await server.database.sql
      .insertInto('studio_members')
      .values({
        studio_id: studio.id,
        user_id: user.id,
        role: role as keyof typeof roles,
        created_at: new Date(),
      })
      .execute();
  }
  const { total, studios } = await statistics(roles.manager.client, 7, studio.id);
  expect(total).toMatchObject({ bookings: 1, earnedCents: null });
  expect(studios?.[0]?.earnedCents).toBeNull();
  expect((await statistics(roles.engineer.client, 7, studio.id)).code).toBe('NOT_FOUND');
});

test('other ranges than those offered are refused', async () => {
  const { client } = await ownerOfStudio();
  expect((await statistics(client, 8)).code).toBe('BAD_USER_INPUT');
});

test('my studios say what comes next, and who may change them', async () => {
  const em = server.database.em;
  const { client, user, studio } = await ownerOfStudio();
  const guest = await createUser(em, { name: 'Ines Okafor' });
  const hidden = await createStudio(em, { ownerId: user.id, status: 'suspended', name: 'Zebra' });
  await createBooking(em, {
    studioId: studio.id,
    userId: guest.id,
    startsAt: '2026-12-02T12:00:00Z',
  });
  await createBooking(em, {
    studioId: studio.id,
    startsAt: '2026-12-03T12:00:00Z',
    status: 'pending',
    expiresAt: '2026-12-02T12:00:00Z',
  });
  const query = `{ myStudios {
    listingStatus waitingCount viewerCanEdit nextBooking { guestName startsAt } studio { id }
  } }`;
  const { data } = await client.graphql(query);
  expect(data).toEqual({
    myStudios: [
      {
        listingStatus: 'APPROVED',
        waitingCount: 1,
        viewerCanEdit: true,
        nextBooking: { guestName: 'Ines Okafor', startsAt: '2026-12-02T12:00:00.000Z' },
        studio: { id: String(studio.id) },
      },
      {
        listingStatus: 'SUSPENDED',
        waitingCount: 0,
        viewerCanEdit: true,
        nextBooking: null,
        studio: { id: String(hidden.id) },
      },
    ],
  });
  const { client: musician } = await signedIn(server);
  expect((await musician.graphql(query)).data).toEqual({ myStudios: [] });
});

test('more studios take no more statements', async () => {
  const em = server.database.em;
  const { client, user } = await ownerOfStudio();
  const list =
    '{ myStudios { waitingCount nextBooking { id } studio { name images(first: 1) { url } } } }';
  const count = async () => {
    server.database.takeQueries();
    await statistics(client, 90);
    const statisticsCount = server.database.takeQueries().length;
    expect((await client.graphql(list)).errors).toEqual([]);
    return [statisticsCount, server.database.takeQueries().length];
  };
  const withOne = await count();
  for (let more = 0; more < 5; more += 1) {
    const { id: studioId } = await createStudio(em, { ownerId: user.id });
    await createBooking(em, { studioId, startsAt: '2026-12-02T12:00:00Z' });
  }
  expect(await count()).toEqual(withOne);
});
