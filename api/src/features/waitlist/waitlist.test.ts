import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z, and the studios of tests in London.

interface Entry {
  id: string;
  offeredAt: string | null;
  offerExpiresAt: string | null;
  offerTotalCents: number | null;
  studio: { id: string };
}

/** A studio of which one session is all that fits into a day, and who has it. */
async function fullStudio() {
  const { em } = server.database;
  const host = await signedIn(server);
  const guest = await signedIn(server);
  const windows = [{ opensMinute: 10 * 60, closesMinute: 13 * 60 }];
  const { id: studioId } = await createStudio(em, {
    ownerId: host.user.id,
    exceptions: [{ date: '2026-12-08', windows }],
  });
  const { id } = await createBooking(em, {
    studioId,
    userId: guest.user.id,
    startsAt: '2026-12-08T10:00:00Z',
    hours: 3,
  });
  return { host: host.client, guest: guest.client, studioId, bookingId: String(id) };
}

async function join(client: TestClient, studioId: number, wanted: object = {}) {
  const { data, errors } = await client.graphql<{ joinWaitlist: { entry: { id: string } } | null }>(
    'mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { entry { id } } }',
    { input: { studioId: String(studioId), date: '2026-12-08', hours: 2, ...wanted } },
  );
  return { id: data?.joinWaitlist?.entry.id ?? '', error: errors[0]?.extensions };
}

async function entriesOf(client: TestClient): Promise<Entry[]> {
  const { data } = await client.graphql<{ myWaitlist: Entry[] }>(
    '{ myWaitlist { id offeredAt offerExpiresAt offerTotalCents studio { id } } }',
  );
  return data!.myWaitlist;
}

async function take(client: TestClient, id: string, totalPriceCents?: number) {
  const { data, errors } = await client.graphql<{
    takeWaitlistOffer: { booking: { id: string; status: string; startsAt: string } } | null;
  }>(
    `mutation ($input: TakeWaitlistOfferInput!) {
      takeWaitlistOffer(input: $input) { booking { id status startsAt } }
    }`,
    { input: { id, totalPriceCents } },
  );
  return { booking: data?.takeWaitlistOffer?.booking, error: errors[0]?.extensions };
}

const leave = async (client: TestClient, id: string) =>
  client.graphql('mutation ($id: ID!) { leaveWaitlist(input: { id: $id }) { leftEntryId } }', {
    id,
  });

const cancel = async (client: TestClient, id: string) =>
  client.graphql('mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { id } } }', {
    id,
  });

const book = async (client: TestClient, studioId: number) =>
  (
    await client.post('/api/bookings', {
      studioId,
      date: '2026-12-08',
      startTime: '10:00',
      hours: 2,
    })
  ).status;

test('what becomes free is held for who came first, and for the next when they do not answer', async () => {
  const { guest, studioId, bookingId } = await fullStudio();
  const [first, second] = [await signedIn(server), await signedIn(server)];
  await join(first.client, studioId);
  await join(second.client, studioId);
  await runSchedules(server.runtime);
  expect((await entriesOf(first.client))[0]).toMatchObject({ offeredAt: null });

  await cancel(guest, bookingId);
  await runSchedules(server.runtime);
  const [offered] = await entriesOf(first.client);
  expect(offered).toMatchObject({
    offeredAt: '2026-12-08T10:00:00.000Z',
    offerExpiresAt: '2026-12-01T14:00:00.000Z',
  });
  expect((await entriesOf(second.client))[0]).toMatchObject({ offeredAt: null });
  const stranger = await signedIn(server);
  expect(await book(stranger.client, studioId)).toBe(409);
  const emails = await server.database.sql
    .selectFrom('outgoing_mail')
    .select('id')
    .where('kind', '=', 'waitlist-offer')
    .execute();
  expect(emails).toHaveLength(1);

  server.setTime('2026-12-01T14:00:00Z');
  expect((await take(first.client, offered!.id)).error).toMatchObject({ code: 'CONFLICT' });
  await runSchedules(server.runtime);
  expect(await entriesOf(first.client)).toEqual([]);
  const [next] = await entriesOf(second.client);
  expect(next).toMatchObject({ offerExpiresAt: '2026-12-01T16:00:00.000Z' });
  const dear = await take(second.client, next!.id, next!.offerTotalCents! + 1);
  expect(dear.error).toMatchObject({ code: 'BAD_USER_INPUT' });
  const { booking } = await take(second.client, next!.id, next!.offerTotalCents!);
  expect(booking).toMatchObject({ status: 'PENDING', startsAt: '2026-12-08T10:00:00.000Z' });
  expect(await entriesOf(second.client)).toEqual([]);
  server.setTime('2026-12-01T12:00:00Z');
});

test('whoever passes gives back what was held', async () => {
  const { guest, studioId, bookingId } = await fullStudio();
  const { client } = await signedIn(server);
  const { id } = await join(client, studioId);
  await cancel(guest, bookingId);
  await runSchedules(server.runtime);
  const stranger = await signedIn(server);
  expect((await leave(stranger.client, id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await take(stranger.client, id)).error).toMatchObject({ code: 'NOT_FOUND' });
  expect(await book(stranger.client, studioId)).toBe(409);
  expect((await leave(client, id)).errors).toEqual([]);
  expect(await book(stranger.client, studioId)).toBe(201);
});

describe('nobody waits', () => {
  test('for what is free, cannot be, or is awaited already', async () => {
    const { host, studioId } = await fullStudio();
    const { client } = await signedIn(server);
    const cases: [object, object][] = [
      [{ date: '2026-12-09' }, { code: 'CONFLICT' }],
      [{ date: '2026-11-30' }, { fields: { date: expect.any(String) as string } }],
      [{ earliest: '12:00' }, { fields: { latest: expect.any(String) as string } }],
      [
        { earliest: '12:00', latest: '11:00' },
        { fields: { latest: expect.any(String) as string } },
      ],
      [{ hours: 7 }, { fields: { hours: expect.any(String) as string } }],
      [{ studioId: '999999' }, { code: 'NOT_FOUND' }],
    ];
    for (const [wanted, error] of cases) {
      expect((await join(client, studioId, wanted)).error).toMatchObject(error);
    }
    expect((await join(host, studioId)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect((await join(server.client(), studioId)).error).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await join(client, studioId)).error).toBeUndefined();
    expect((await join(client, studioId)).error).toMatchObject({ code: 'CONFLICT' });
    expect(await entriesOf(client)).toHaveLength(1);
  });
});

describe('at once', () => {
  test('an offer and a booking of the same time: one has it, over many runs', async () => {
    for (let run = 0; run < 8; run += 1) {
      const { guest, studioId, bookingId } = await fullStudio();
      const { client } = await signedIn(server);
      await join(client, studioId);
      await cancel(guest, bookingId);
      const other = await signedIn(server);
      const [status] = await Promise.all([
        book(other.client, studioId),
        runSchedules(server.runtime),
      ]);
      const [entry] = await entriesOf(client);
      expect(entry!.offeredAt === null).toBe(status === 201);
      expect([201, 409]).toContain(status);
    }
    expect(server.takeLog()).toEqual([]);
  });

  test('an offer is taken once, however often that is asked', async () => {
    const { guest, studioId, bookingId } = await fullStudio();
    const { client } = await signedIn(server);
    const { id } = await join(client, studioId);
    await cancel(guest, bookingId);
    await runSchedules(server.runtime);
    const answers = await Promise.all([1, 2, 3, 4].map(async () => take(client, id)));
    expect(answers.filter(({ booking }) => booking)).toHaveLength(1);
    expect(server.takeLog()).toEqual([]);
  });
});
