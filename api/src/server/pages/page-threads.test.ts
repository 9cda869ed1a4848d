import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { RenderRequest } from '#domain/rendering/page-contract.ts';
import { openLog } from '../log.ts';
import { loggedError } from '../logged-error.ts';
import { PageThreads } from './page-threads.ts';

const LONG_MS = 250_000;

let open: PageThreads[] = [];
let lines: string[] = [];

afterEach(async () => {
  await Promise.all(open.map((started) => started.close()));
  open = [];
  lines = [];
});

interface Started {
  count?: number;
  timeoutMs?: number;
  entry?: string;
  compiled?: string;
}

function threads(parts: Started = {}) {
  const { count = 1, timeoutMs = LONG_MS, entry = 'rendering-entry.ts', compiled } = parts;
  const started = new PageThreads(count, {
    script: new URL('render-thread.ts', import.meta.url),
    entry: new URL(`../../testing/${entry}`, import.meta.url).href,
    timeoutMs,
    ...(compiled !== undefined && { compiled }),
    log: openLog('info', { write: (line: string) => lines.push(line) }),
  });
  open.push(started);
  return started;
}

function requestFor(path: string, parts: Partial<RenderRequest> = {}): RenderRequest {
  return {
    url: `https://roomtone.example${path}`,
    now: 0,
    preferences: { language: 'en', currency: 'usd', colorMode: 'system' },
    isSignedOut: true,
    execute: () => Promise.resolve('{}'),
    onError: () => undefined,
    ...parts,
  };
}

async function bodyOf(pool: PageThreads, path: string, parts?: Partial<RenderRequest>) {
  const result = await pool.render(requestFor(path, parts));
  return 'body' in result ? result.body : result;
}

/** A busy machine is slow, and nothing else. */
const PATIENT = { timeout: LONG_MS };

async function untilRendering(pool: PageThreads): Promise<void> {
  await expect.poll(() => bodyOf(pool, '/next').catch(() => 'not yet'), PATIENT).toBe('/next');
}

const unavailable = expect.objectContaining({ code: 'UNAVAILABLE', retryAfter: 2 });
/** What becomes of one page that could not be made. */
const unmade = [{ status: 'rejected', reason: unavailable }];

test('a page is rendered with the results that its queries have here', async () => {
  const asked: unknown[] = [];
  const execute: RenderRequest['execute'] = ({ query, variables, operationName }) => {
    asked.push([query.kind, variables, operationName]);
    return Promise.resolve('{"data":{"studio":{"name":"Echo"}}}');
  };
  const body = await bodyOf(threads(), '/studio', { execute });
  expect(body).toBe('{"data":{"studio":{"name":"Echo"}}}');
  expect(asked).toEqual([['Document', { id: '7' }, 'Studio']]);
});

test('its queries belong to the request that asked for the page', async () => {
  const reader = new AsyncLocalStorage<string>();
  const pool = threads();
  const execute = () => Promise.resolve(`told ${reader.getStore()}`);
  const bodies = await Promise.all(
    ['Ann', 'Bo'].map((name) => reader.run(name, () => bodyOf(pool, '/studio', { execute }))),
  );
  expect(bodies).toEqual(['told Ann', 'told Bo']);
});

test('what fails in a page arrives as what it was', async () => {
  const pool = threads();
  const failed: unknown[] = [];
  expect(await bodyOf(pool, '/partly', { onError: (error) => failed.push(error) })).toBe(
    'the rest',
  );
  expect(failed).toMatchObject([
    { message: 'a part', errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
  ]);
  expect(loggedError(failed[0])).toMatchObject({
    type: 'OddError',
    stack: expect.stringMatching(/rendering-entry\.ts/),
    cause: { type: 'RangeError', message: 'too far' },
  });
  const broken = await pool.render(requestFor('/broken')).catch((error: unknown) => error);
  expect(loggedError(broken)).toMatchObject({ type: 'TypeError', message: 'nothing to read' });
  const execute = () => Promise.reject(new DomainError('CONFLICT', 'errors.unavailable'));
  await expect(bodyOf(pool, '/studio', { execute })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test.each(['/gone', '/large'])('a thread that %s ends is replaced', async (path) => {
  const pool = threads();
  await Promise.all([
    expect(pool.render(requestFor('/waiting'))).rejects.toEqual(unavailable),
    expect(pool.render(requestFor(path))).rejects.toEqual(unavailable),
  ]);
  await untilRendering(pool);
  expect(lines.join()).toContain('a thread that renders pages has ended');
});

test('a page that takes too long fails, and others of its thread do not', async () => {
  const pool = threads({ timeoutMs: 200 });
  await pool.pages();
  await expect(pool.render(requestFor('/waiting'))).rejects.toEqual(unavailable);
  await untilRendering(pool);
  expect(lines).toEqual([]);
});

test('a page that keeps its thread busy for ever costs the thread', async () => {
  const pool = threads({ timeoutMs: 200 });
  await expect(pool.render(requestFor('/busy'))).rejects.toEqual(unavailable);
  await expect.poll(() => lines.join(), PATIENT).toContain('/busy');
  await untilRendering(pool);
});

test('a page goes to the thread that has least to do', async () => {
  const pool = threads({ count: 2 });
  // It fails while the other thread is still ending, when somebody has to be waiting for it.
  const busy = Promise.allSettled([pool.render(requestFor('/busy'))]);
  expect(await bodyOf(pool, '/next')).toBe('/next');
  expect(await bodyOf(pool, '/next')).toBe('/next');
  await pool.close();
  expect(await busy).toEqual(unmade);
});

test('once closed there are no threads, and none is started', async () => {
  const pool = threads();
  const waiting = Promise.allSettled([pool.render(requestFor('/waiting'))]);
  await pool.close();
  expect(await waiting).toEqual(unmade);
  await expect(pool.render(requestFor('/next'))).rejects.toEqual(unavailable);
  expect(lines).toEqual([]);
});

test('an app that cannot be loaded is told to who starts it', async () => {
  await expect(threads({ entry: 'fake-pages.ts' }).pages()).rejects.toThrow('is no such thing');
});

/** The files below a folder, with when each was written. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path} ${statSync(path).mtimeMs}`)
    .toSorted();
}

test('what a thread has compiled is there for the next, which does not do it again', async () => {
  const compiled = mkdtempSync(join(tmpdir(), 'roomtone-compiled-'));
  const runOnce = async () => {
    const started = threads({ compiled });
    await started.pages();
    await started.close();
    return filesIn(compiled);
  };
  try {
    const first = await runOnce();
    expect(first).not.toEqual([]);
    expect(await runOnce()).toEqual(first);
  } finally {
    rmSync(compiled, { recursive: true });
  }
});
