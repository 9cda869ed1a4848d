import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { Connection, isRunning, portOf, runProgram } from '#api/testing/running-processes.ts';
import type { RunningProcesses } from '#api/testing/running-processes.ts';

vi.setConfig({ testTimeout: 240_000 });

const database = useDatabase();

/** The product from its sources, which tsx translates. */
function runProduct(dataDir: string): RunningProcesses {
  const env = {
    WEB_CONCURRENCY: '2',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: 'of tests only, and long enough for one',
    METRICS_TOKEN: 'of tests only, and long',
    RATE_LIMIT_FACTOR: '1000',
    SHUTDOWN_DELAY_SECONDS: '0',
    // A busy machine is slow, and nothing else.
    DATABASE_CONNECT_SECONDS: '60',
    DATABASE_STATEMENT_SECONDS: '60',
  };
  return runProgram('product-process.ts', env, ['--import', 'tsx']);
}

interface Entry {
  msg: string;
  pid: number;
  process?: number;
}

/** What it has logged so far. */
function entriesOf({ printed }: RunningProcesses): Entry[] {
  const lines = printed.out.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as Entry);
}

/** Those that have said that they do jobs, in order. */
const workersOf = (running: RunningProcesses) =>
  entriesOf(running)
    .filter(({ msg }) => msg === 'jobs are done here')
    .map(({ pid, process: number }) => ({ pid, number }));

/** A connection to another process than `pids`. */
function connectBeside(port: number, ...pids: number[]) {
  return eventually(async () => {
    const connection = new Connection(port);
    const [, pid] = /process (\d+)/.exec(await connection.ask()) ?? [];
    expect(pids).not.toContain(Number(pid));
    return { connection, pid: Number(pid) };
  });
}

/** Registers somebody. @returns their id, and the cookie of their session */
async function register(connection: Connection, username: string) {
  const { headers, rest } = await connection.begin({
    method: 'POST',
    path: '/api/auth/register',
    body: { username, name: 'Nora', email: `${username}@example.com`, password: 'long horse' },
  });
  const { user } = JSON.parse(await rest) as { user: { id: number } };
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]!);
  const cookie = cookies.find((pair) => /^roomtone_session=./.test(pair));
  return { id: user.id, cookie: cookie ?? 'none' };
}

/** The name of a user as everybody sees it, which is kept once it was asked for. */
async function nameOf(connection: Connection, id: number): Promise<string> {
  const body = { query: `{ user(id: "${id}") { name } }` };
  const result = await connection.ask({ method: 'POST', path: '/graphql', body });
  return (JSON.parse(result) as { data: { user: { name: string } } }).data.user.name;
}

test('the product serves as two processes that are one to everybody', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const running = runProduct(dataDir);
  const port = await portOf(running);
  const one = await connectBeside(port);
  const two = await connectBeside(port, one.pid);

  // What is changed through one is seen through the other, which had kept what it was before.
  const { id, cookie } = await register(one.connection, 'nora');
  await eventually(async () => expect(await nameOf(two.connection, id)).toBe('Nora'));
  const changed = await one.connection.ask({
    method: 'PATCH',
    path: `/api/users/${id}`,
    headers: { Cookie: cookie },
    body: { name: 'Nora Lind' },
  });
  expect(JSON.parse(changed)).toMatchObject({ user: { name: 'Nora Lind' } });
  await eventually(async () => expect(await nameOf(two.connection, id)).toBe('Nora Lind'));

  // Jobs are done, by one of them.
  const emails = () => readdirSync(join(dataDir, 'mail')).length;
  await eventually(() => expect(emails()).toBeGreaterThan(0));
  expect(workersOf(running)).toEqual([{ pid: expect.any(Number) as number, number: 1 }]);

  // Either tells the metrics of both.
  const headers = { Authorization: 'Bearer of tests only, and long' };
  for (const { connection } of [one, two]) {
    const metrics = await connection.ask({ path: '/metrics', headers });
    expect(metrics).toMatch(/^process_resident_memory_bytes\{process="1"\} \d+$/m);
    expect(metrics).toMatch(/^process_resident_memory_bytes\{process="2"\} \d+$/m);
    expect(metrics).toMatch(/^roomtone_http_request_seconds_bucket\{.*process="2".*\} \d+$/m);
  }

  // When the one that does them is killed, its successor does them.
  const [worker] = workersOf(running);
  const other = worker!.pid === one.pid ? two : one;
  process.kill(worker!.pid, 'SIGKILL');
  await register(other.connection, 'ella');
  await eventually(() => expect(workersOf(running)).toHaveLength(2));
  expect(workersOf(running)[1]).toMatchObject({ number: 1 });
  const sent = emails();
  await register(other.connection, 'mina');
  await eventually(() => expect(emails()).toBeGreaterThan(sent));

  const pids = entriesOf(running).map(({ pid }) => pid);
  running.primary.kill('SIGTERM');
  expect(await running.ended).toEqual([0, null]);
  expect(pids.filter((pid) => isRunning(pid))).toEqual([]);
});
