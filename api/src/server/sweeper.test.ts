import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { findTopicVersions, moveTopics } from '#db/live/topic-version.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { sqlOf } from '#db/orm.ts';
import { useServer } from '#api/testing/test-server.ts';
import { startSweeper, sweep } from './sweeper.ts';

const server = useServer();

afterEach(() => vi.useRealTimers());

test('a request that expires frees its time, and pages that show the studio hear of it', async () => {
  const { em, orm } = server.database;
  const { files } = server.runtime;
  const { id: studioId } = await createStudio(em);
  await createBooking(em, {
    studioId,
    startsAt: '2027-01-05T10:00:00Z',
    status: 'pending',
    expiresAt: '2027-01-04T10:00:00Z',
  });
  const heard: string[][] = [];
  const changed = (tags: readonly string[]) => void heard.push([...tags]);

  await sweep({ orm, changed, files, clock: () => Date.parse('2027-01-04T09:59:59Z') });
  expect(heard).toEqual([]);
  await sweep({ orm, changed, files, clock: () => Date.parse('2027-01-04T10:00:00Z') });
  await sweep({ orm, changed, files, clock: () => Date.parse('2027-01-04T10:01:00Z') });
  expect(heard).toEqual([
    [
      `studio:${studioId}`,
      expect.stringMatching(/^live:\d+:ownBookings\[\d+\]$/),
      expect.stringMatching(`^live:\\d+:studioCalendar\\[${studioId}\\]$`),
    ],
  ]);
});

test('a booking that is over is told to whoever made it, and to no page', async () => {
  const { em, orm } = server.database;
  const { files } = server.runtime;
  const { id: studioId } = await createStudio(em);
  await createBooking(em, { studioId, startsAt: '2027-02-05T10:00:00Z' });
  const heard: string[] = [];
  const changed = (tags: readonly string[]) => void heard.push(...tags);
  await sweep({ orm, changed, files, clock: () => Date.parse('2027-02-05T12:00:00Z') });
  expect(heard).toEqual([expect.stringMatching(/^live:\d+:ownBookings\[\d+\]$/)]);
});

test('versions of what nobody has changed for a week are forgotten', async () => {
  const { orm } = server.database;
  const { files } = server.runtime;
  const topic = 'studioCalendar[4711]';
  const [now, week] = [Date.parse('2027-03-01T12:00:00Z'), 7 * 86_400_000];
  await moveTopics(sqlOf(orm.em), [topic], now - week);
  const sweepAt = (at: number) => sweep({ orm, changed: () => undefined, files, clock: () => at });
  await sweepAt(now);
  expect((await findTopicVersions(sqlOf(orm.em), [topic])).get(topic)).toBe(now - week);
  await sweepAt(now + 1);
  expect((await findTopicVersions(sqlOf(orm.em), [topic])).get(topic)).toBeUndefined();
});

/** How many statements wait for what others have locked. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
  `.execute(sqlOf(server.database.em));
  return rows.length;
}

test('a sweep that takes long neither meets the next one nor keeps the process from ending', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await inTransaction(server.database.orm, async (em) => {
    await sql`LOCK TABLE bookings`.execute(sqlOf(em));
    const stop = startSweeper(server.runtime, 10);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 60_000 });
    vi.advanceTimersByTime(10 * 60_000);
    for (let look = 0; look < 10; look += 1) expect(await waiting()).toBe(1);
    await stop();
  });
}, 60_000);
