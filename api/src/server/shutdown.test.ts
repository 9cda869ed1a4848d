import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';
import { shutDown } from './shutdown.ts';
import type { ShutdownPlan } from './shutdown.ts';
import { Traffic } from './traffic.ts';

let warnings: unknown[] = [];
const log = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line)) });

/** A server as the product has one, and how to shut it down. */
async function startServer(handler: RequestListener, firstRequestMs?: number) {
  const server = createServer({ keepAliveTimeout: 65_000 });
  const traffic = new Traffic(server, firstRequestMs);
  server.on('request', handler);
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const end = (plan: Partial<ShutdownPlan> = {}) =>
    shutDown({
      server,
      traffic,
      log,
      delayMs: 0,
      timeoutMs: 60_000,
      drain: () => undefined,
      endsOnSecondSignal: true,
      close: [],
      ...plan,
    });
  return { server, traffic, port, end };
}

/** What comes of a request: the response and whether its connection ends, or the code of the error. */
async function ask(port: number, agent = new Agent()): Promise<string> {
  try {
    const request = get({ port, host: '127.0.0.1', agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return `${await text(response)}, ${response.headers.connection}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

beforeEach(() => {
  warnings = [];
});

describe('shutting down', () => {
  test('lets requests that have begun finish, then closes in order', async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    const { port, end } = await startServer((_request, response) => begun.resolve(response));
    const result = ask(port);
    const response = await begun.promise;
    const steps: string[] = [];
    const step = (name: string) => async () => void steps.push(name);
    const ended = end({
      drain: () => {
        steps.push('drain');
        response.end('done');
      },
      close: [step('workers'), step('database')],
    });
    expect(await result).toBe('done, close');
    await ended;
    expect(steps).toEqual(['drain', 'workers', 'database']);
    expect(warnings).toEqual([]);
    expect(await ask(port)).toBe('ECONNREFUSED');
  });

  test('answers everybody who comes before the delay is over, accepted yet or not', async () => {
    const { port, end } = await startServer((_request, response) => {
      // So many at once keep the process busy for longer than the delay.
      const until = performance.now() + 3;
      while (performance.now() < until);
      response.end('answered');
    });
    const inFlight = Array.from({ length: 150 }, () => ask(port));
    const ended = end({ delayMs: 1 });
    const arriving = Array.from({ length: 150 }, () => ask(port));
    const results = await Promise.all([...inFlight, ...arriving]);
    await ended;
    expect(new Set(results)).toEqual(new Set(['answered, close']));
    expect(warnings).toEqual([]);
  });

  test('waits for the first request of a connection that has just been made', async () => {
    const result: RequestListener = (_request, response) => response.end('first');
    const { server, traffic, port, end } = await startServer(result, 60_000);
    const socket = connect(port, '127.0.0.1');
    await once(server, 'connection');
    let isClosing = false;
    const ready = traffic.untilNobodyWaits(60_000).then(() => (isClosing = true));
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(isClosing).toBe(false);
    const ended = end();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK.*first/s);
    await ready;
    await ended;
  });

  test('says at once for how long others can still notice', async () => {
    const { end } = await startServer(() => undefined);
    const drain = vi.fn<(delayMs: number) => void>();
    await end({ drain, delayMs: 7 });
    expect(drain.mock.calls).toEqual([[7]]);
  });

  test('does not wait for connections that idle', async () => {
    const { port, end } = await startServer((_request, response) => response.end('kept'));
    const agent = new Agent({ keepAlive: true });
    expect(await ask(port, agent)).toBe('kept, keep-alive');
    await end();
    expect(warnings).toEqual([]);
  });

  test('cuts off requests that take too long', async () => {
    const begun = Promise.withResolvers<void>();
    const { port, end } = await startServer(() => begun.resolve());
    const result = ask(port);
    await begun.promise;
    await end({ timeoutMs: 100 });
    expect(await result).toBe('ECONNRESET');
    expect(warnings).toMatchObject([{ msg: 'some requests took too long and were cut off' }]);
  });

  test('closes everything, even when a part of it cannot be closed', async () => {
    const { end } = await startServer(() => undefined);
    const closed = vi.fn<() => Promise<void>>().mockResolvedValue();
    const fail = () => Promise.reject(new Error('broken'));
    await expect(end({ close: [fail, closed] })).rejects.toThrow('Not everything could be closed');
    expect(closed).toHaveBeenCalledOnce();
  });
});

test('a response ends its connection from then on, also when its request came before', async () => {
  const begun = Promise.withResolvers<ServerResponse>();
  const { port, traffic, end } = await startServer((_request, response) => {
    begun.resolve(response);
  });
  const agent = new Agent({ keepAlive: true });
  const result = ask(port, agent);
  const response = await begun.promise;
  traffic.endConnections();
  response.end('first');
  expect(await result).toBe('first, close');
  await end();
});

describe('a signal', () => {
  const LONG_MS = '3600000';
  const children: ChildProcess[] = [];

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  async function startProcess(delay: string) {
    const child = fork(join(import.meta.dirname, '../testing/draining-process.ts'), [delay], {
      execArgv: [],
    });
    children.push(child);
    const [port] = (await once(child, 'message')) as [number];
    return { child, port };
  }

  /** Sends a signal and waits until the process has begun to end. */
  async function signal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
    const draining = once(child, 'message');
    child.kill(name);
    expect(await draining).toContain('draining');
  }

  const endOf = async (child: ChildProcess) => ((await once(child, 'exit')) as [number | null])[0];

  test('to terminate leaves time for others to notice, in which all are answered', async () => {
    const { child, port } = await startProcess(LONG_MS);
    await signal(child, 'SIGTERM');
    expect(await ask(port)).toBe('answered, close');
    expect(await ask(port)).toBe('answered, close');
  });

  test('to terminate ends the process after the delay', async () => {
    const { child } = await startProcess('1');
    const end = endOf(child);
    await signal(child, 'SIGTERM');
    expect(await end).toBe(0);
  });

  test('from the keyboard ends it without a delay', async () => {
    const { child } = await startProcess(LONG_MS);
    const end = endOf(child);
    await signal(child, 'SIGINT');
    expect(await end).toBe(0);
  });

  test('that comes second ends it at once', async () => {
    const { child } = await startProcess(LONG_MS);
    const end = endOf(child);
    await signal(child, 'SIGTERM');
    child.kill('SIGTERM');
    expect(await end).toBe(1);
  });
});
