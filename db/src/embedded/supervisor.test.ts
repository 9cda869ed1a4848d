import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';
import { throwAwayFolder } from '#db/testing/throw-away-folder.ts';
import { startEmbeddedServer, throwAwaySettings } from './embedded-server.ts';
import type { EmbeddedOptions, EmbeddedServer } from './embedded-server.ts';
import { isAlive, runningPostmaster } from './postmaster.ts';
import { defaultPace } from './supervisor.ts';

/** One for all tests, as making it takes longer than most of them. */
let dataDir: string;
let events: string[] = [];
const servers: EmbeddedServer[] = [];
const processes: ChildProcess[] = [];

const folder = () => join(dataDir, 'cluster');

beforeAll(() => {
  dataDir = throwAwayFolder('roomtone-supervised-');
});

afterEach(async () => {
  for (const child of processes.splice(0)) await kill(child);
  // Whatever the processes have left behind.
  if (runningPostmaster(folder())) await start();
  for (const server of servers.splice(0)) await server.stop();
  events = [];
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({
    dataDir,
    settings: throwAwaySettings,
    watcher: {
      died: () => events.push('died'),
      failed: (error) => events.push(error.message),
      back: () => events.push('back'),
      givenUp: (error) => events.push(`given up: ${error.message}`),
    },
    ...options,
  });
  servers.push(server);
  return server;
}

/** Another process that starts or joins the server, and what it has events. */
function startProcess(): { child: ChildProcess; said: unknown[]; url: Promise<string> } {
  const child = fork(join(import.meta.dirname, '../testing/embedded-process.ts'), [dataDir], {
    execArgv: [],
  });
  processes.push(child);
  const said: unknown[] = [];
  child.on('message', (message) => said.push(message));
  const url = eventually(() => {
    expect(said).not.toEqual([]);
    return String(said[0]);
  });
  return { child, said, url };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function postmasterId(): number {
  return runningPostmaster(folder())!.pid;
}

function killPostmaster(): void {
  process.kill(postmasterId(), 'SIGKILL');
}

const configuration = () => join(folder(), 'postgresql.auto.conf');

/** What is said of a server that {@link breakConfiguration} keeps from starting. */
const failure = () =>
  'PostgreSQL could not be started: configuration file "postgresql.auto.conf" contains errors. ' +
  `Its log is ${join(dataDir, 'postgresql.log')}.`;

/** Lets the server run, and fail when it is started. @returns a function that mends it */
function breakConfiguration(): () => void {
  const sound = readFileSync(configuration(), 'utf8');
  writeFileSync(configuration(), 'nonsense\n');
  return () => writeFileSync(configuration(), sound);
}

/** The first value that a statement returns. */
async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function untilEvents(expected: string[]): Promise<void> {
  await eventually(() => expect(events).toEqual(expected));
}

test('a server that several processes start at the same moment is made and started once', async () => {
  const others = [startProcess(), startProcess(), startProcess()];
  const urls = await Promise.all(others.map(({ url }) => url));
  expect(new Set(urls).size).toBe(1);
  expect(await ask(urls[0]!, 'SELECT 1')).toBe(1);
});

describe('a server that dies', () => {
  test('serves again at its address, with its settings and its data', async () => {
    const { url } = await start({ settings: { fsync: 'off', work_mem: '5MB' } });
    await ask(url, 'CREATE TABLE lasting AS SELECT 7 AS value');
    killPostmaster();
    await untilEvents(['died', 'back']);
    expect(await ask(url, 'SHOW work_mem')).toBe('5MB');
    expect(await ask(url, 'SELECT value FROM lasting')).toBe(7);
  });

  test('is also brought back when a process that was killed had started it', async () => {
    const former = startProcess();
    const url = await former.url;
    await kill(former.child);
    expect((await start()).url).toBe(url);
    killPostmaster();
    await untilEvents(['died', 'back']);
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });

  test('is started again and again until it comes up', async () => {
    const { url } = await start();
    const mend = breakConfiguration();
    killPostmaster();
    await eventually(() => expect(events).toContain(failure())).finally(mend);
    await eventually(() => expect(events.at(-1)).toBe('back'));
    expect(events[0]).toBe('died');
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });

  test('is given up after several attempts, and the reason is events', async () => {
    await start({ pace: { ...defaultPace, pauses: [0, 1, 1] } });
    const mend = breakConfiguration();
    const reason = `given up: PostgreSQL has died and cannot be brought back. ${failure()}`;
    killPostmaster();
    await eventually(() => expect(events).toHaveLength(5)).finally(mend);
    expect(events).toEqual(['died', failure(), failure(), failure(), reason]);
  });

  test('is given up when it dies each time', async () => {
    await start({ pace: { ...defaultPace, pauses: [0, 1] } });
    for (const times of [1, 2]) {
      killPostmaster();
      await eventually(() => expect(events).toHaveLength(2 * times));
    }
    killPostmaster();
    await eventually(() => expect(events).toHaveLength(6));
    expect(events.slice(0, 5)).toEqual(['died', 'back', 'died', 'back', 'died']);
    expect(events[5]).toContain('It dies again and again.');
  });

  test('is not brought back when it was stopped in order', async () => {
    const server = await start();
    const pid = postmasterId();
    await server.stop();
    expect(isAlive(pid)).toBe(false);
    expect(events).toEqual([]);
  });
});

test('a server that is just being stopped is not joined, but started again', async () => {
  // It must not be brought back before it is started.
  const { url } = await startEmbeddedServer({ dataDir, settings: throwAwaySettings });
  const client = new Client({ connectionString: url });
  await client.connect();
  // SIGTERM lets those who are connected finish first.
  process.kill(postmasterId(), 'SIGTERM');
  await eventually(() => expect(runningPostmaster(folder())?.ready).toBe(false));
  const starting = start();
  await client.end();
  expect(await ask((await starting).url, 'SELECT 1')).toBe(1);
});

describe('a server that several processes use', () => {
  test('is brought back by its owner', async () => {
    const owner = startProcess();
    const url = await owner.url;
    await start();
    killPostmaster();
    // It may be so quick that others do not even notice.
    await eventually(() => expect(owner.said).toEqual([url, 'died', 'back']));
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });

  test('is brought back by another process when the owner is gone', async () => {
    const owner = startProcess();
    const url = await owner.url;
    const server = await start();
    await kill(owner.child);
    killPostmaster();
    await untilEvents(['died', 'back']);
    expect(await ask(url, 'SELECT 1')).toBe(1);
    const pid = postmasterId();
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('is brought back by another process when the owner does nothing', async () => {
    const owner = startProcess();
    const url = await owner.url;
    await start({ pace: { ...defaultPace, patience: 1 } });
    owner.child.kill('SIGSTOP');
    killPostmaster();
    await untilEvents(['died', 'back']);
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });

  test('outlives the one that came later', async () => {
    const { url } = startProcess();
    await url;
    const { stop } = await start();
    await stop();
    expect(await ask(await url, 'SELECT 1')).toBe(1);
  });

  test('outlives the one that came first, and is brought back by the other', async () => {
    const { stop } = await start();
    const other = startProcess();
    const url = await other.url;
    await stop();
    expect(await ask(url, 'SELECT 1')).toBe(1);
    killPostmaster();
    await eventually(() => expect(other.said).toEqual([url, 'died', 'back']));
  });
});

test('a file that a killed server has left is not taken for one that runs', async () => {
  const { stop } = await start();
  await stop();
  // As after a restart of the machine, when another process has the same id.
  writeFileSync(
    join(folder(), 'postmaster.pid'),
    [process.pid, folder(), 0, 1, '', '127.0.0.1', '', 'ready', ''].join('\n'),
  );
  const { url } = await start();
  expect(await ask(url, 'SELECT 1')).toBe(1);
});
