import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Connection, isRunning, portOf, runProgram } from '#api/testing/running-processes.ts';
import { eventually } from '#db/testing/eventually.ts';

const run = (env: NodeJS.ProcessEnv = {}) =>
  runProgram('web-process.ts', { WEB_CONCURRENCY: '2', ...env });

interface Told {
  pid: number;
  number: number;
}

async function whoAnswers(connection: Connection): Promise<Told> {
  return JSON.parse(await connection.ask()) as Told;
}

/** A connection to the process with this number, which is none of `former`. */
function connect(port: number, number: number, ...former: number[]) {
  return eventually(async () => {
    const connection = new Connection(port);
    const told = await whoAnswers(connection);
    expect(told.number).toBe(number);
    expect(former).not.toContain(told.pid);
    return { connection, pid: told.pid };
  });
}

/** Two processes that serve, each with a connection to it. */
async function startTwo(env: NodeJS.ProcessEnv = {}) {
  const running = run(env);
  const port = await portOf(running);
  return { ...running, port, one: await connect(port, 1), two: await connect(port, 2) };
}

/** A file that is there or not. */
function fileName(): string {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'file');
}

const untilGone = (...pids: number[]) =>
  eventually(() => expect(pids.filter((pid) => isRunning(pid))).toEqual([]));

describe('several processes', () => {
  test('answer on one port, beside the one that has started them', async () => {
    const { primary, one, two } = await startTwo();
    expect(new Set([primary.pid, one.pid, two.pid]).size).toBe(3);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'go on answering while one that ended by %s is replaced',
    async (signal) => {
      const { port, one, two } = await startTwo();
      const replaced = new AbortController();
      const asking = (async () => {
        do expect(await whoAnswers(two.connection)).toEqual({ pid: two.pid, number: 2 });
        while (!replaced.signal.aborted);
      })();
      process.kill(one.pid, signal);
      const successor = await eventually(async () => {
        // The system may still hand connections to one that is about to be gone.
        const told = await whoAnswers(new Connection(port));
        expect([one.pid, two.pid]).not.toContain(told.pid);
        return told;
      });
      replaced.abort();
      await asking;
      expect(successor.number).toBe(1);
    },
  );

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'all finish what they have begun on %s, and the whole ends with 0',
    async (signal) => {
      const { primary, ended, one, two } = await startTwo();
      const begun = [one, two].map(({ connection }) => connection.begin({ path: '/slow' }));
      const slow = await Promise.all(begun);
      primary.kill(signal);
      const finished = await Promise.all(slow.map(({ rest }) => rest));
      expect(finished.map((body) => (JSON.parse(body) as Told).pid)).toEqual([one.pid, two.pid]);
      expect(await ended).toEqual([0, null]);
      await untilGone(one.pid, two.pid);
    },
  );

  test('take the same signal twice for one, as a terminal and the primary both send it', async () => {
    const { primary, ended, one, two } = await startTwo();
    for (const { pid } of [one, two]) process.kill(pid, 'SIGINT');
    primary.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  test('end by themselves when the one that has started them is killed', async () => {
    const { primary, one, two } = await startTwo();
    const slow = await one.connection.begin({ path: '/slow' });
    primary.kill('SIGKILL');
    expect(JSON.parse(await slow.rest)).toEqual({ pid: one.pid, number: 1 });
    await untilGone(one.pid, two.pid);
  });
});

describe('the whole ends with 1 and says why', () => {
  test('when the setting is wrong', async () => {
    const { ended, printed } = run({ WEB_CONCURRENCY: '0' });
    expect(await ended).toEqual([1, null]);
    expect(printed.err).toBe(
      'The configuration is wrong: WEB_CONCURRENCY must be greater than or equal to 1.\n',
    );
  });

  test('when a process cannot start', async () => {
    const failsIf = fileName();
    writeFileSync(failsIf, '');
    const { ended, printed } = run({ FAILS_IF: failsIf });
    expect(await ended).toEqual([1, null]);
    expect(printed.err).toContain('2 does not start');
    expect(printed.err).toContain('process 2 ended with exit code 1 before it could serve');
  });

  test('when a process ends at once again and again', async () => {
    const failsIf = fileName();
    const { ended, printed, one, two } = await startTwo({ FAILS_IF: failsIf });
    writeFileSync(failsIf, '');
    process.kill(two.pid, 'SIGKILL');
    expect(await ended).toEqual([1, null]);
    expect(printed.err.match(/Error: 2 does not start/g)).toHaveLength(3);
    expect(printed.err).toContain(
      'process 2 ends again and again, the last time with exit code 1.',
    );
    expect(isRunning(one.pid)).toBe(false);
  });

  test('when another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { ended, printed } = run({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(printed.err).toContain(`Port ${port} is in use by another program.`);
  });

  test('when others like these have it, which they could share', async () => {
    const { port } = await startTwo();
    const { ended, printed } = run({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(printed.err).toContain(`Port ${port} is in use by another program.`);
  });
});

test('a single process serves by itself', async () => {
  const running = run({ WEB_CONCURRENCY: '1' });
  const told = await whoAnswers(new Connection(await portOf(running)));
  expect(told).toEqual({ pid: running.primary.pid, number: 0 });
});
