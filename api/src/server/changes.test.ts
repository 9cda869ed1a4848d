import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useDatabase } from '#db/testing/test-database.ts';
import { startChangeFeed } from './changes.ts';
import type { ChangeFeed } from './changes.ts';

const database = useDatabase();
const feeds: ChangeFeed[] = [];

afterEach(async () => {
  await Promise.all(feeds.splice(0).map((feed) => feed.close()));
});

/** A process that listens, and all that it was told, in order. */
async function startProcess() {
  const told: string[] = [];
  const feed = startChangeFeed({
    url: database.url,
    log: pino({ level: 'silent' }),
    listener: {
      changed: (tags) => told.push(...tags),
      lost: () => told.push('lost'),
      found: () => told.push('found'),
    },
  });
  feeds.push(feed);
  await vi.waitFor(() => expect(told).toEqual(['found']));
  return { feed, told };
}

/** Breaks the connections of all feeds, as a restart of the database does. */
async function killConnections(): Promise<void> {
  await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'roomtone changes' AND datname = current_database()
  `.execute(database.sql);
}

describe('the change feed', () => {
  test('tells every process once, and the one that publishes at once', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    here.feed.publish(['studio:7', 'studio:8']);
    expect(here.told).toEqual(['found', 'studio:7', 'studio:8']);
    await vi.waitFor(() => expect(there.told).toEqual(['found', 'studio:7', 'studio:8']));
    // What the other sends arrives after anything that this one could still hear of its own.
    there.feed.publish(['studio:9']);
    await vi.waitFor(() => expect(here.told).toContain('studio:9'));
    expect(here.told).toEqual(['found', 'studio:7', 'studio:8', 'studio:9']);
  });

  test('carries more tags than one notice holds', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    const tags = Array.from({ length: 1000 }, (_, index) => `studio:${index}`);
    here.feed.publish(tags);
    await vi.waitFor(() => expect(there.told).toHaveLength(1001));
    expect(there.told.slice(1)).toEqual(tags);
  });

  test('says when it hears nothing, and connects again by itself', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    await killConnections();
    await vi.waitFor(() => {
      expect(here.told).toEqual(['found', 'lost', 'found']);
      expect(there.told).toEqual(['found', 'lost', 'found']);
    });
    here.feed.publish(['studio:7']);
    await vi.waitFor(() => expect(there.told).toContain('studio:7'));
  });

  test('sends what changed meanwhile once it is connected again', async () => {
    const here = await startProcess();
    await killConnections();
    await vi.waitFor(() => expect(here.told).toEqual(['found', 'lost']), { interval: 1 });
    here.feed.publish(['studio:7']);
    const there = await startProcess();
    await vi.waitFor(() => expect(there.told).toEqual(['found', 'studio:7']));
  });

  test('leaves no connection behind', async () => {
    const { feed, told } = await startProcess();
    await feed.close();
    expect(told).toEqual(['found', 'lost']);
    const { rows } = await sql`
      SELECT FROM pg_stat_activity
      WHERE application_name = 'roomtone changes' AND datname = current_database()
    `.execute(database.sql);
    expect(rows).toEqual([]);
  });
});
