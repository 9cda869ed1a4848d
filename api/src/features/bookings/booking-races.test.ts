import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();

/** `count` musicians, each in a browser of their own. */
async function musicians(count: number): Promise<TestClient[]> {
  const people = Array.from({ length: count }, () => signedIn(server));
  return (await Promise.all(people)).map(({ client }) => client);
}

/** Books over REST or GraphQL, by turns. @returns the code of the failure, or undefined. */
async function book(
  client: TestClient,
  index: number,
  slot: { studioId: number; date: string; startTime: string; hours: number },
): Promise<string | undefined> {
  if (index % 2 === 0) {
    const { status, body } = await client.post<{ code?: string }>('/api/bookings', slot);
    return status === 201 ? undefined : body.code;
  }
  const { errors } = await client.graphql(
    'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { booking { id } } }',
    { input: slot },
  );
  return errors[0]?.extensions.code;
}

describe('schedules and bookings at once', () => {
  test('over many overdue requests: all are freed and booked, and nobody waits in a circle', async () => {
    const { em, sql: db } = server.database;
    const studioIds: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { id } = await createStudio(em);
      studioIds.push(id);
      for (const hour of ['10', '13', '16']) {
        await createBooking(em, {
          studioId: id,
          startsAt: `2026-12-08T${hour}:00:00Z`,
          status: 'pending',
          expiresAt: '2026-12-01T11:00:00Z',
        });
      }
    }
    const clients = await musicians(10);
    // From the other end, so that both meet somewhere.
    const slots = studioIds.toReversed().map((studioId) => ({
      studioId,
      date: '2026-12-08',
      startTime: '10:00',
      hours: 2,
    }));
    const [codes] = await Promise.all([
      Promise.all(slots.map((slot, index) => book(clients[index % 10]!, index, slot))),
      ...[1, 2, 3].map(() => runSchedules(server.runtime)),
    ]);
    expect(codes).toEqual(slots.map(() => undefined));
    const left = await db
      .selectFrom('bookings')
      .select('id')
      .where('status', '=', 'pending')
      .where('expires_at', '<', '2026-12-01T12:00:00Z')
      .execute();
    expect(left).toEqual([]);
    const emails = await db
      .selectFrom('outgoing_mail')
      .select('id')
      .where('kind', '=', 'booking-expired')
      .execute();
    expect(emails).toHaveLength(36);
    expect(server.takeLog()).toEqual([]);
  });
});

test('expiring waits for whoever has a studio’s calendar, and holds nothing meanwhile', async () => {
  const { em, orm, sql: db } = server.database;
  const { id: studioId } = await createStudio(em);
  const { id } = await createBooking(em, {
    studioId,
    startsAt: '2026-12-08T10:00:00Z',
    status: 'pending',
    expiresAt: '2026-12-01T11:00:00Z',
  });
  const locked = Promise.withResolvers<void>();
  const cancelling = inTransaction(orm, async (unit) => {
    const own = sqlOf(unit);
    await lockStudio(own, studioId);
    locked.resolve();
    await expect.poll(async () => waitingLocks(server.database.sql), { timeout: 60_000 }).toBe(1);
    await own.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute();
  });
  await locked.promise;
  await Promise.all([cancelling, runSchedules(server.runtime)]);
  const booking = await db.selectFrom('bookings').select('status').where('id', '=', id).execute();
  expect(booking).toEqual([{ status: 'cancelled' }]);
});

/** How many transactions of this database wait for a lock. */
async function waitingLocks(db: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]!.count;
}

describe('fifty musicians at once', () => {
  test('for one slot: one gets it, forty-nine conflicts', async () => {
    const { id: studioId } = await createStudio(server.database.em, { bookingMode: 'session' });
    const clients = await musicians(50);
    const slot = { studioId, date: '2026-12-08', startTime: '14:00', hours: 2 };
    const codes = await Promise.all(clients.map((client, index) => book(client, index, slot)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(49);
    const rows = await server.database.sql
      .selectFrom('bookings')
      .select('status')
      .where('studio_id', '=', studioId)
      .execute();
    expect(rows).toEqual([{ status: 'confirmed' }]);
    expect(server.takeLog()).toEqual([]);
  });

  test('for overlapping slots: those that are left never overlap, with their buffers', async () => {
    const { id: studioId } = await createStudio(server.database.em, { bufferMinutes: 30 });
    const clients = await musicians(50);
    const codes = await Promise.all(
      clients.map((client, index) => {
        const minutes = (index * 37) % 600;
        const startTime = `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        return book(client, index, {
          studioId,
          date: '2026-12-09',
          startTime,
          hours: [1, 2, 3][index % 3]!,
        });
      }),
    );
    const rows = await server.database.sql
      .selectFrom('bookings')
      .select(['starts_at', 'ends_at', 'blocked_until'])
      .where('studio_id', '=', studioId)
      .orderBy('starts_at')
      .execute();
    expect(codes.every((code) => code === undefined || code === 'CONFLICT')).toBe(true);
    expect(rows).toHaveLength(codes.filter((code) => code === undefined).length);
    for (const [index, { starts_at }] of rows.slice(1).entries()) {
      const before = Date.parse(rows[index]!.ends_at) + 30 * 60_000;
      expect(Date.parse(starts_at)).toBeGreaterThanOrEqual(before);
    }
  });

  test('for the first free slot of a day: as many get one as there are', async () => {
    const { id: studioId } = await createStudio(server.database.em, {
      hours: [{ opensMinute: 600, closesMinute: 1080 }],
    });
    const clients = await musicians(12);
    const results = await Promise.all(
      clients.map((client) =>
        client.post('/api/bookings', { studioId, date: '2026-12-08', hours: 2 }),
      ),
    );
    expect(results.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(results.filter(({ status }) => status === 409)).toHaveLength(8);
  });
});
