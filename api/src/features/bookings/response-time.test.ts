import { expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { updateResponseTimes } from '#db/bookings/response-time.repository.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');

let day = 0;

interface Answer {
  /** How long after the request. */
  minutes: number;
  /** How long ago the request was made. */
  daysAgo?: number;
  by?: BookingActor;
  to?: BookingStatus;
  instant?: boolean;
}

/** A request of the studio that was answered. */
async function answered(studioId: number, answer: Answer): Promise<void> {
  const { minutes, daysAgo = 10, by = 'owner', to = 'confirmed', instant = false } = answer;
  day += 1;
  const startsAt = new Date(NOW + (day + 1) * DAY_MS).toISOString();
  const { id } = await createBooking(server.database.em, { studioId, startsAt, status: to });
  const madeAt = NOW - daysAgo * DAY_MS;
  const db = server.database.sql;
  await db
    .updateTable('bookings')
    .set({ created_at: new Date(madeAt), instant })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('booking_status_changes')
    .values({
      booking_id: id,
      from_status: 'pending',
      to_status: to,
      actor: by,
      at: new Date(madeAt + minutes * MINUTE_MS),
    })
    .execute();
}

interface Response {
  responseMinutes: number | null;
  responsePercent: number | null;
}

/** What the page of a studio says of its host once it was worked out again. */
async function responseOf(studioId: number): Promise<Response> {
  await updateResponseTimes(server.database.sql, NOW);
  const { data } = await server
    .client()
    .graphql<{ studio: { host: Response } }>(
      'query ($id: ID!) { studio(id: $id) { host { responseMinutes responsePercent } } }',
      { id: studioId },
    );
  return data!.studio.host;
}

async function responseMinutes(studioId: number): Promise<number | null> {
  return (await responseOf(studioId)).responseMinutes;
}

test('a host’s response time is the median of their answers, over all of their studios', async () => {
  const { id, owner } = await createStudio(server.database.em);
  const other = await createStudio(server.database.em, { ownerId: owner.id });
  for (const minutes of [10, 5 * 60, 90]) await answered(id, { minutes });
  await answered(other.id, { minutes: 120, to: 'declined' });
  expect(await responseMinutes(id)).toBeNull();
  await answered(other.id, { minutes: 30 });
  expect(await responseMinutes(id)).toBe(90);
  expect(await responseMinutes(other.id)).toBe(90);
});

test('what the host has not answered, or long ago, does not count', async () => {
  const { id } = await createStudio(server.database.em);
  for (let count = 0; count < 4; count += 1) await answered(id, { minutes: 60 });
  await answered(id, { minutes: 0, by: 'system', instant: true });
  await answered(id, { minutes: 2 * 24 * 60, by: 'system', to: 'expired' });
  await answered(id, { minutes: 5, by: 'admin' });
  await answered(id, { minutes: 5, by: 'musician', to: 'cancelled' });
  await answered(id, { minutes: HOUR_MS / MINUTE_MS, daysAgo: 400 });
  expect(await responseMinutes(id)).toBeNull();
  await answered(id, { minutes: 60 });
  expect(await responseMinutes(id)).toBe(60);
});

test('a host’s response rate counts what has expired, and not what was withdrawn', async () => {
  const { id } = await createStudio(server.database.em);
  for (let count = 0; count < 3; count += 1) await answered(id, { minutes: 60 });
  await answered(id, { minutes: 5, by: 'musician', to: 'cancelled' });
  await answered(id, { minutes: 2 * 24 * 60, by: 'system', to: 'expired' });
  expect(await responseOf(id)).toEqual({ responseMinutes: null, responsePercent: null });
  await answered(id, { minutes: 2 * 24 * 60, by: 'system', to: 'expired', daysAgo: 5 });
  // Three answers of five: a rate, and not enough for a time.
  expect(await responseOf(id)).toEqual({ responseMinutes: null, responsePercent: 60 });
  for (let count = 0; count < 2; count += 1) await answered(id, { minutes: 60, to: 'declined' });
  expect(await responseOf(id)).toEqual({ responseMinutes: 60, responsePercent: 71 });
});

test('asking it of many hosts costs one small statement, once it is worked out by schedule', async () => {
  const studios = [await createStudio(server.database.em), await createStudio(server.database.em)];
  for (const { id } of studios) {
    for (let count = 0; count < 5; count += 1) await answered(id, { minutes: 20 });
  }
  await runSchedules(server.runtime);
  server.database.takeQueries();
  const { data } = await server
    .client()
    .graphql('{ studios(first: 10) { nodes { host { responseMinutes } } } }');
  const asked = server.database.takeQueries().filter((query) => query.includes('response_times'));
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(data)).toContain('"responseMinutes":20');
});
