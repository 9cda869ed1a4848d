import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findBlocks } from '#db/blocks/block.repository.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { findTopicVersions } from '#db/live/topic-version.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import { ownBookings, studioCalendar } from '#api/features/bookings/booking.events.ts';
import { CREATE_BLOCK, block, calendarOf, createBlock } from '#api/testing/blocks.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// A Tuesday; studios are in London.
beforeEach(() => server.setTime('2026-12-01T12:00:00Z'));

async function ownedStudio() {
  const { client, user } = await signedIn(server);
  const { id } = await createStudio(server.database.em, { ownerId: user.id });
  return { client, ownerId: user.id, studioId: id };
}

const BLOCK = 'block { id version date startTime endDate endTime note rule }';
const UPDATE = `mutation ($input: UpdateBlockInput!) { updateBlock(input: $input) { ${BLOCK} } }`;
const REMOVE = `mutation ($input: RemoveBlockInput!) { removeBlock(input: $input) { ${BLOCK} } }`;
const RESTORE = `mutation ($input: RestoreBlockInput!) { restoreBlock(input: $input) { ${BLOCK} } }`;

interface Changed {
  block: { id: string; version: number };
}

async function change(client: TestClient, mutation: string, input: object) {
  const { data, errors } = await client.graphql<Record<string, Changed | null>>(mutation, {
    input,
  });
  const [payload] = Object.values(data ?? {});
  return { block: payload?.block, code: errors[0]?.extensions.code, errors };
}

async function book(studioId: number, startTime: string): Promise<number> {
  const { client } = await signedIn(server);
  const slot = { studioId, date: '2026-12-08', startTime, hours: 2 };
  return (await client.post('/api/bookings', slot)).status;
}

async function startsOf(client: TestClient): Promise<string[]> {
  return (await calendarOf(client)).blockedTimes.map(({ startsAt }) => startsAt);
}

describe('a block', () => {
  test('takes its time from everybody: bookings, free days, the next free slot and search', async () => {
    const { client, studioId } = await ownedStudio();
    const visitor = server.client();
    const free = async () => {
      const { data } = await visitor.graphql<{
        studio: {
          nextFreeSlot: { startsAt: string };
          availability: { days: { freeIntervals: { endsAt: string }[] }[] };
        };
        studios: { nodes: { id: string }[] };
      }>(
        `query ($id: ID!) {
          studio(id: $id) {
            nextFreeSlot { startsAt }
            availability(from: "2026-12-08", to: "2026-12-08") { days { freeIntervals { endsAt } } }
          }
          studios(first: 50, filter: { freeAt: { date: "2026-12-08", startTime: "10:00", hours: 2 } }) {
            nodes { id }
          }
        }`,
        { id: studioId },
      );
      return {
        next: data!.studio.nextFreeSlot.startsAt,
        ends: data!.studio.availability.days[0]!.freeIntervals.map(({ endsAt }) => endsAt),
        isFound: data!.studios.nodes.some(({ id }) => Number(id) === studioId),
      };
    };
    expect(await free()).toEqual({
      next: '2026-12-01T12:00:00.000Z',
      ends: ['2026-12-09T00:00:00.000Z'],
      isFound: true,
    });
    await createBlock(client, studioId, { date: '2026-12-01', endDate: '2026-12-03' });
    await createBlock(client, studioId, { startTime: '09:00', endTime: '12:00' });
    expect(await free()).toEqual({
      next: '2026-12-03T12:00:00.000Z',
      ends: ['2026-12-08T09:00:00.000Z', '2026-12-09T00:00:00.000Z'],
      isFound: false,
    });
    expect(await book(studioId, '10:00')).toBe(409);
    expect(await book(studioId, '12:00')).toBe(201);
  });

  test('is told at once to whoever looks at the studio, and to those who run it', async () => {
    const { client, ownerId, studioId } = await ownedStudio();
    const topics = [keyOf(studioCalendar, { studioId }), keyOf(ownBookings, { userId: ownerId })];
    const versions = async () => {
      const found = await findTopicVersions(server.database.sql, topics);
      return topics.map((topic) => found.get(topic) ?? 0);
    };
    const before = await versions();
    await createBlock(client, studioId);
    const after = await versions();
    expect(after.every((version, index) => version > before[index]!)).toBe(true);
  });

  test('over a booking or a waiting request is refused, and named before', async () => {
    const { client, studioId } = await ownedStudio();
    const { id } = await createBooking(server.database.em, {
      studioId,
      startsAt: '2026-12-08T11:00:00Z',
      status: 'pending',
      expiresAt: '2026-12-01T13:00:00Z',
    });
    const input = block(studioId);
    const { data } = await client.graphql<{ blockConflicts: { id: string }[] }>(
      'query ($input: CreateBlockInput!) { blockConflicts(input: $input) { id } }',
      { input },
    );
    expect(data!.blockConflicts).toEqual([{ id: String(id) }]);
    expect(await change(client, CREATE_BLOCK, input)).toMatchObject({ code: 'CONFLICT' });
    expect(await startsOf(client)).toEqual([]);
    // Nobody answers it in time.
    server.setTime('2026-12-01T13:00:01Z');
    expect((await change(client, CREATE_BLOCK, input)).code).toBeUndefined();
  });

  test('may stand in the time that stays free after a booking', async () => {
    const { client, user } = await signedIn(server);
    const { em } = server.database;
    const { id: studioId } = await createStudio(em, { ownerId: user.id });
    const booking = { startsAt: '2026-12-08T08:00:00Z', bufferMinutes: 60 };
    await createBooking(em, { studioId, ...booking });
    expect((await change(client, CREATE_BLOCK, block(studioId))).code).toBeUndefined();
  });

  test('that repeats stays at its local time when clocks change', async () => {
    server.setTime('2027-03-20T12:00:00Z');
    const { client, studioId } = await ownedStudio();
    const weekly = { date: '2027-03-24', endDate: '2027-03-24', rule: 'FREQ=WEEKLY;BYDAY=WE' };
    await createBlock(client, studioId, weekly);
    const { blockedTimes } = await calendarOf(client, '2027-03-20', '2027-04-02');
    expect(blockedTimes.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-24T10:00:00.000Z',
      '2027-03-31T09:00:00.000Z',
    ]);
  });

  test('that repeats over bookings leaves those days out, when that is wanted', async () => {
    const { client, studioId } = await ownedStudio();
    await createBooking(server.database.em, { studioId, startsAt: '2026-12-10T10:00:00Z' });
    const input = block(studioId, { rule: 'FREQ=DAILY;UNTIL=20261211' });
    expect(await change(client, CREATE_BLOCK, input)).toMatchObject({ code: 'CONFLICT' });
    await change(client, CREATE_BLOCK, { ...input, leavesOutConflicts: true });
    expect((await calendarOf(client)).blockedTimes.map(({ date }) => date)).toEqual([
      '2026-12-08',
      '2026-12-09',
      '2026-12-11',
    ]);
  });

  test('that never ends is worked out as far as anybody can book, and further as time passes', async () => {
    const { client, studioId } = await ownedStudio();
    await createBlock(client, studioId, { rule: 'FREQ=DAILY' });
    const last = async () =>
      (
        await server.database.sql
          .selectFrom('block_times')
          .select(({ fn }) => fn.max('starts_at').as('last'))
          .where('studio_id', '=', studioId)
          .executeTakeFirstOrThrow()
      ).last;
    expect(await last()).toContain('2028-12-30');
    server.setTime('2027-01-01T12:00:00Z');
    await runSchedules(server.runtime);
    expect(await last()).toContain('2029-01-30');
  });
});

describe('changing a block', () => {
  test('moves it, gives its old time back, and grows its version', async () => {
    const { client, studioId } = await ownedStudio();
    const { id, version } = await createBlock(client, studioId);
    const moved = { ...block(), startTime: '15:00', endTime: '16:00' };
    const { block: after } = await change(client, UPDATE, { id, version, ...moved });
    expect(after).toMatchObject({ id, version: version + 1, startTime: '15:00' });
    expect(await startsOf(client)).toEqual(['2026-12-08T15:00:00.000Z']);
    expect(await book(studioId, '10:00')).toBe(201);
    expect(await book(studioId, '15:00')).toBe(409);
  });

  test('is refused when somebody else has changed it meanwhile', async () => {
    const { client, studioId } = await ownedStudio();
    const { id, version } = await createBlock(client, studioId);
    const write = (startTime: string) =>
      change(client, UPDATE, { id, version, ...block(), startTime, endTime: '20:00' });
    const outcomes = await Promise.all(['15:00', '16:00', '17:00'].map(write));
    expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    expect(await startsOf(client)).toHaveLength(1);
  });

  test('onto a booking leaves it as it was', async () => {
    const { client, studioId } = await ownedStudio();
    const { id, version } = await createBlock(client, studioId);
    await createBooking(server.database.em, { studioId, startsAt: '2026-12-08T14:00:00Z' });
    const moved = { ...block(), startTime: '15:00', endTime: '17:00' };
    expect(await change(client, UPDATE, { id, version, ...moved })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await startsOf(client)).toEqual(['2026-12-08T10:00:00.000Z']);
  });

  test('only one time of it makes that a block by itself', async () => {
    const { client, studioId } = await ownedStudio();
    const rule = 'FREQ=DAILY;UNTIL=20261210';
    const { id, version } = await createBlock(client, studioId, { rule });
    const moved = { ...block(), date: '2026-12-09', endDate: '2026-12-09', startTime: '11:30' };
    const { block: own } = await change(client, UPDATE, {
      id,
      version,
      onlyDate: '2026-12-09',
      ...moved,
    });
    expect(own!.id).not.toBe(id);
    expect(await startsOf(client)).toEqual([
      '2026-12-08T10:00:00.000Z',
      '2026-12-09T11:30:00.000Z',
      '2026-12-10T10:00:00.000Z',
    ]);
  });
});

describe('removing a block', () => {
  test('gives its time back, and can be undone', async () => {
    const { client, studioId } = await ownedStudio();
    const { id, version } = await createBlock(client, studioId);
    const { block: removed } = await change(client, REMOVE, { id, version });
    expect(await startsOf(client)).toEqual([]);
    await change(client, RESTORE, { id, version: removed!.version });
    expect(await startsOf(client)).toEqual(['2026-12-08T10:00:00.000Z']);
  });

  test('only one time of it, and undoing that', async () => {
    const { client, studioId } = await ownedStudio();
    const rule = 'FREQ=DAILY;UNTIL=20261209';
    const { id, version } = await createBlock(client, studioId, { rule });
    const onlyDate = '2026-12-08';
    const { block: left } = await change(client, REMOVE, { id, version, onlyDate });
    expect(await startsOf(client)).toEqual(['2026-12-09T10:00:00.000Z']);
    await change(client, RESTORE, { id, version: left!.version, onlyDate });
    expect(await startsOf(client)).toHaveLength(2);
  });

  test('cannot be undone once the time is booked', async () => {
    const { client, studioId } = await ownedStudio();
    const { id, version } = await createBlock(client, studioId);
    const { block: removed } = await change(client, REMOVE, { id, version });
    expect(await book(studioId, '10:00')).toBe(201);
    const again = await change(client, RESTORE, { id, version: removed!.version });
    expect(again.code).toBe('CONFLICT');
    expect(await startsOf(client)).toEqual([]);
  });

  test('forgets it after a day', async () => {
    const { client, studioId } = await ownedStudio();
    const { id, version } = await createBlock(client, studioId);
    await change(client, REMOVE, { id, version });
    const stored = () => findBlocks(server.database.sql, [Number(id)]);
    expect(await stored()).toHaveLength(1);
    server.setTime('2026-12-02T12:00:01Z');
    await runSchedules(server.runtime);
    expect(await stored()).toEqual([]);
  });
});

describe('a calendar is the business of those who run the studio', () => {
  test.each(['another owner', 'a musician', 'staff'])('and not of %s', async (who) => {
    const { client, studioId } = await ownedStudio();
    const { id, version } = await createBlock(client, studioId);
    const other =
      who === 'staff'
        ? await signedInAdministrator(server)
        : await signedIn(server, { isStudioOwner: who === 'another owner' });
    const codes = await Promise.all([
      change(other.client, CREATE_BLOCK, block(studioId)),
      change(other.client, UPDATE, { id, version, ...block() }),
      change(other.client, REMOVE, { id, version }),
      change(other.client, RESTORE, { id, version }),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(Array(4).fill('NOT_FOUND'));
    const seen = await calendarOf(other.client, '2026-12-01', '2026-12-31', [String(studioId)]);
    expect(seen).toEqual({ studios: [], bookings: [], blockedTimes: [] });
    expect(await startsOf(client)).toHaveLength(1);
  });

  test('of managers, who keep times, and of engineers, who only look', async () => {
    const { client, studioId } = await ownedStudio();
    await createBlock(client, studioId);
    const team = { manager: await signedIn(server), engineer: await signedIn(server) };
    for (const [role, { user }] of Object.entries(team)) {
      await sql`
        INSERT INTO studio_members (studio_id, user_id, role, created_at)
        VALUES (${studioId}, ${user.id}, ${role}, now())
      `.execute(server.database.sql);
    }
    const later = { date: '2026-12-09', endDate: '2026-12-09' };
    const codes = await Promise.all(
      Object.values(team).map((one) =>
        change(one.client, CREATE_BLOCK, block(studioId, later)).then(({ code }) => code),
      ),
    );
    expect(codes).toEqual([undefined, 'FORBIDDEN']);
    expect(await startsOf(team.engineer.client)).toHaveLength(2);
  });

  test('nor of visitors', async () => {
    const { studioId } = await ownedStudio();
    const { code } = await change(server.client(), CREATE_BLOCK, block(studioId));
    expect(code).toBe('UNAUTHENTICATED');
  });
});

test('what makes no sense is refused with the name of the field', async () => {
  const { client, studioId } = await ownedStudio();
  const fieldsOf = async (wrong: object) => {
    const { errors } = await change(client, CREATE_BLOCK, block(studioId, wrong));
    return Object.keys(errors[0]!.extensions.fields ?? {});
  };
  expect(await fieldsOf({ endTime: '10:00' })).toEqual(['endTime']);
  expect(await fieldsOf({ rule: 'FREQ=SECONDLY' })).toEqual(['rule']);
  expect(await fieldsOf({ date: '2040-01-01', endDate: '2040-01-01' })).toEqual(['date']);
});

test('a calendar of twenty studios takes no more statements than one of one', async () => {
  const { em } = server.database;
  const { client, user } = await signedIn(server);
  const statements = async () => {
    server.database.takeQueries();
    await calendarOf(client);
    return server.database.takeQueries().length;
  };
  const first = await createStudio(em, { ownerId: user.id });
  await createBlock(client, first.id);
  await createBooking(em, { studioId: first.id, startsAt: '2026-12-08T14:00:00Z' });
  const ofOne = await statements();
  for (let count = 1; count < 20; count += 1) {
    const { id } = await createStudio(em, { ownerId: user.id });
    await createBlock(client, id);
    await createBooking(em, { studioId: id, startsAt: '2026-12-08T14:00:00Z' });
  }
  expect(await statements()).toBe(ofOne);
});
