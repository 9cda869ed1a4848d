import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';
import { startStallingProxy } from '#db/testing/stalling-proxy.ts';
import type { StallingProxy } from '#db/testing/stalling-proxy.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { startChangeFeed } from './changes.ts';
import type { ChangeFeed, ChangeListener, Heartbeat } from './changes.ts';

const database = useDatabase();
const feeds: ChangeFeed[] = [];

afterEach(async () => {
  await Promise.all(feeds.splice(0).map((feed) => feed.close()));
});

/** A process that listens, and all that it was told, in order. */
async function startProcess({
  onLost,
  url = database.url,
  heartbeat,
  others = [],
}: {
  onLost?: (feed: ChangeFeed) => void;
  url?: string;
  heartbeat?: Heartbeat;
  others?: readonly ChangeListener[];
} = {}) {
  const told: string[] = [];
  const feed = startChangeFeed({
    url,
    ...(heartbeat && { heartbeat }),
    log: pino({ level: 'silent' }),
    listeners: [
      {
        changed: (tags) => told.push(...tags),
        lost() {
          told.push('lost');
          onLost?.(feed);
        },
        found: () => told.push('found'),
      },
      ...others,
    ],
  });
  feeds.push(feed);
  await eventually(() => expect(told).toEqual(['found']));
  return { feed, told };
}

/** The database's process ids of the connections of all feeds. */
async function connections(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity
    WHERE application_name = 'roomtone changes' AND datname = current_database()
  `.execute(database.sql);
  return rows.map(({ pid }) => pid);
}

/** Breaks connections, as a restart of the database does. */
async function kill(pids: number[]): Promise<void> {
  for (const pid of pids) await sql`SELECT pg_terminate_backend(${pid})`.execute(database.sql);
}

describe('the change feed', () => {
  test('tells every process once, and the one that publishes at once', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    here.feed.publish(['studio:7', 'studio:8']);
    expect(here.told).toEqual(['found', 'studio:7', 'studio:8']);
    await eventually(() => expect(there.told).toEqual(['found', 'studio:7', 'studio:8']));
    // What the other sends arrives after anything that this one could still hear of its own.
    there.feed.publish(['studio:9']);
    await eventually(() => expect(here.told).toContain('studio:9'));
    expect(here.told).toEqual(['found', 'studio:7', 'studio:8', 'studio:9']);
  });

  test('tells everybody in a process who listens', async () => {
    const heard: string[] = [];
    const other: ChangeListener = {
      changed: (tags) => void heard.push(...tags),
      lost: () => void heard.push('lost'),
      found: () => void heard.push('found'),
    };
    const [here, there] = [await startProcess({ others: [other] }), await startProcess()];
    here.feed.publish(['studio:7']);
    there.feed.publish(['studio:8']);
    await eventually(() => expect(here.told).toContain('studio:8'));
    await here.feed.close();
    expect(heard).toEqual(here.told);
    expect(heard).toEqual(['found', 'studio:7', 'studio:8', 'lost']);
  });

  test('carries more tags than one notice holds', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    const tags = Array.from({ length: 1000 }, (_, index) => `studio:${index}`);
    here.feed.publish(tags);
    await eventually(() => expect(there.told).toHaveLength(1001));
    expect(there.told.slice(1)).toEqual(tags);
  });

  test('says when it hears nothing, and connects again by itself', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    await kill(await connections());
    await eventually(() => {
      expect(here.told).toEqual(['found', 'lost', 'found']);
      expect(there.told).toEqual(['found', 'lost', 'found']);
    });
    here.feed.publish(['studio:7']);
    await eventually(() => expect(there.told).toContain('studio:7'));
  });

  test('sends what changed meanwhile once it is connected again', async () => {
    const here = await startProcess({ onLost: (feed) => feed.publish(['studio:7']) });
    const pids = await connections();
    const there = await startProcess();
    await kill(pids);
    await eventually(() => expect(there.told).toEqual(['found', 'studio:7']));
    expect(here.told).toEqual(['found', 'lost', 'studio:7', 'found']);
  });

  test('leaves no connection behind', async () => {
    const { feed, told } = await startProcess();
    await feed.close();
    expect(told).toEqual(['found', 'lost']);
    await eventually(async () => expect(await connections()).toEqual([]));
  });
});

describe('a connection that nothing comes over any more, and that does not end', () => {
  let proxy: StallingProxy;

  beforeEach(async () => {
    proxy = await startStallingProxy(database.url);
  });

  afterEach(() => proxy.close());

  test('is noticed, and another one is made', async () => {
    const heartbeat = { every: 20, silence: 1000 };
    const here = await startProcess({ url: proxy.url, heartbeat });
    proxy.stall();
    await eventually(() => expect(here.told.slice(0, 3)).toEqual(['found', 'lost', 'found']));
    const there = await startProcess();
    there.feed.publish(['studio:7']);
    await eventually(() => expect(here.told).toContain('studio:7'));
  });

  test('loses nothing that was sent over it', async () => {
    const heartbeat = { every: 60_000, silence: 1000 };
    const here = await startProcess({ url: proxy.url, heartbeat });
    const there = await startProcess();
    proxy.stall();
    here.feed.publish(['studio:7']);
    await eventually(() => expect(there.told).toContain('studio:7'));
  });

  test('does not keep the process from ending', async () => {
    const heartbeat = { every: 3_600_000, silence: 3_600_000 };
    const { feed, told } = await startProcess({ url: proxy.url, heartbeat });
    proxy.stall();
    await feed.close();
    expect(told).toEqual(['found', 'lost']);
  });
});
