import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '#api/testing/s3-server.ts';
import type { S3Server } from '#api/testing/s3-server.ts';
import { ConfigError } from '#api/server/config-fields.ts';
import { openFileStore } from '#api/server/open-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { Spool } from './spool.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-files-'));
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});

afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true });
});

const bytes = (content: string) => new TextEncoder().encode(content);
const unfinished = (store: string) => join(dataDir, store, 'uploads/unfinished');

describe.each(['disk', 'S3'])('on %s', (where) => {
  let files: FileStore;
  let spool: Spool;

  beforeAll(async () => {
    const settings = where === 'S3' ? s3.settings : undefined;
    ({ files, spool } = await openFileStore({ dataDir: join(dataDir, where), s3: settings }));
  });

  /** Files that are half written; there is no folder before the first. */
  const drafts = () => (existsSync(unfinished(where)) ? readdirSync(unfinished(where)) : []);

  /** A file of the spool. */
  async function spooled(content: string | Uint8Array): Promise<string> {
    const path = await spool.draft();
    writeFileSync(path, content);
    return path;
  }

  test('a file is written, replaced, read and deleted', async () => {
    await files.write('things/a-1.txt', bytes('one'));
    await files.write('things/a-1.txt', bytes('two'));
    expect(String(await files.read('things/a-1.txt'))).toBe('two');
    expect(await files.sizeOf('things/a-1.txt')).toBe(3);
    await files.delete('things/a-1.txt');
    await files.delete('things/a-1.txt');
    expect(await files.read('things/a-1.txt')).toBeUndefined();
    expect(await files.open('things/a-1.txt')).toBeUndefined();
    expect(await files.sizeOf('things/a-1.txt')).toBeUndefined();
  });

  test('all files are listed, and what is half written is not', async () => {
    const names = [1, 2, 3].map((number) => `listed/a-${number}.txt`);
    for (const name of names) await files.write(name, bytes(name));
    const half = await spooled('half');
    const listed: string[] = [];
    for await (const name of files.list()) listed.push(name);
    expect(listed.filter((name) => !name.startsWith('things/')).toSorted()).toEqual(names);
    for (const name of names) await files.delete(name);
    rmSync(half);
  });

  test('a file is written from the spool, and read as a whole and in parts', async () => {
    const path = await spooled('0123456789');
    await files.writeFrom('long-things/b.txt', path);
    rmSync(path, { force: true });
    const open = async (range?: { start: number; end: number }) =>
      text((await files.open('long-things/b.txt', range))!);
    expect(await open()).toBe('0123456789');
    expect(await open({ start: 0, end: 0 })).toBe('0');
    expect(await open({ start: 3, end: 9 })).toBe('3456789');
    expect(drafts()).toEqual([]);
  });

  test('a file that takes several parts is whole', async () => {
    const long = Buffer.alloc(20 * 1024 * 1024 + 1, 'a sound that goes on ');
    const path = await spooled(long);
    await files.writeFrom('things/long.wav', path);
    rmSync(path, { force: true });
    const found = await buffer((await files.open('things/long.wav'))!);
    expect(found.equals(long)).toBe(true);
    expect(s3.uploads.size).toBe(0);
  });

  test('nobody reads half of a file that many write at once', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(200_000));
    await files.write('things/b.txt', bytes(texts[0]!));
    const writing = texts.map((content) => files.write('things/b.txt', bytes(content)));
    const reading = Array.from({ length: 200 }, () => files.read('things/b.txt'));
    const seen = new Set((await Promise.all(reading)).map(String));
    await Promise.all(writing);
    expect([...seen].filter((content) => !texts.includes(content))).toEqual([]);
    expect(drafts()).toEqual([]);
  });

  test.each([
    '../secret',
    'things/../../secret',
    'things/..',
    'things/.hidden',
    '/etc/passwd',
    'things/a/b',
    'things/a\\b',
    'things/a\0b',
    'things/A.txt',
    'things/',
    'things',
    '',
  ])('%j is no name of a file', async (name) => {
    // Refused before a promise is made, or by one.
    const attempt = async (act: (bad: string) => unknown) => act(name);
    const refused = 'no name of a file';
    await expect(attempt((bad) => files.read(bad))).rejects.toThrow(refused);
    await expect(attempt((bad) => files.open(bad))).rejects.toThrow(refused);
    await expect(attempt((bad) => files.sizeOf(bad))).rejects.toThrow(refused);
    await expect(attempt((bad) => files.delete(bad))).rejects.toThrow(refused);
    await expect(attempt((bad) => files.write(bad, bytes('x')))).rejects.toThrow(refused);
    const path = await spooled('x');
    await expect(attempt((bad) => files.writeFrom(bad, path))).rejects.toThrow(refused);
    rmSync(path);
  });

  test('what was left half written is deleted once it is old', async () => {
    const time = Date.parse('2026-12-01T12:00:00Z');
    for (const age of [1, -1]) {
      const path = await spooled('x');
      utimesSync(path, new Date(time - age), new Date(time - age));
    }
    await files.deleteRemains(time);
    expect(drafts()).toHaveLength(1);
    // The other one is old by now, or will be when the product is started next.
    const [left] = drafts();
    utimesSync(join(unfinished(where), left!), new Date(0), new Date(0));
    await openFileStore({ dataDir: join(dataDir, where), s3: undefined });
    expect(drafts()).toEqual([]);
    rmSync(unfinished(where), { recursive: true });
  });

  test('where nothing was ever written, nothing is left over', async () => {
    const { files: empty } = await openFileStore({ dataDir: join(dataDir, 'none'), s3: undefined });
    await expect(empty.deleteRemains(0)).resolves.toBeUndefined();
  });
});

describe('S3', () => {
  const open = (settings = s3.settings) =>
    openFileStore({ dataDir: join(dataDir, 'S3'), s3: settings });

  test('is refused by name with a wrong secret or account, or without the bucket', async () => {
    const { credentials } = s3.settings;
    const wrongs = [
      { credentials: { ...credentials!, secretAccessKey: 'guessed' } },
      { credentials: { ...credentials!, accessKeyId: 'AKIAOTHER' } },
      { bucket: 'another' },
    ];
    for (const wrong of wrongs) {
      await expect(open({ ...s3.settings, ...wrong })).rejects.toThrow(ConfigError);
      await expect(open({ ...s3.settings, ...wrong })).rejects.toThrow(/S3_BUCKET \w+: 40[34]/);
    }
  });

  test('takes nothing that was signed with another secret', async () => {
    const { s3Store } = await import('./s3-store.ts');
    const { spool } = await open();
    const credentials = { ...s3.settings.credentials!, secretAccessKey: 'guessed' };
    const stranger = s3Store({ ...s3.settings, credentials }, spool);
    await expect(stranger.write('things/c.txt', bytes('x'))).rejects.toThrow(
      'SignatureDoesNotMatch',
    );
    expect(s3.objects.has('things/c.txt')).toBe(false);
  });

  test('that cannot now is UNAVAILABLE, and missing is something else', async () => {
    const { files } = await open();
    await files.write('things/d.txt', bytes('x'));
    s3.failWith(503);
    const attempts = [
      files.read('things/d.txt'),
      files.sizeOf('things/d.txt'),
      files.delete('things/d.txt'),
      files.write('things/e.txt', bytes('x')),
    ];
    for (const outcome of await Promise.allSettled(attempts)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    }
    s3.failWith(undefined);
    expect(String(await files.read('things/d.txt'))).toBe('x');
  });

  test('that is out of reach for a moment does not keep the product from starting', async () => {
    s3.failWith(503);
    await expect(open()).resolves.toBeDefined();
    s3.failWith(undefined);
  });

  test('forgets parts of files that nobody will finish', async () => {
    const { files } = await open();
    const begun = (initiated: string) => ({ key: 'things/f.wav', initiated, parts: new Map() });
    s3.uploads.set('old', begun('2026-11-30T12:00:00.000Z'));
    s3.uploads.set('new', begun('2026-12-01T12:00:00.000Z'));
    await files.deleteRemains(Date.parse('2026-12-01T12:00:00Z'));
    expect([...s3.uploads.keys()]).toEqual(['new']);
    s3.uploads.clear();
  });
});
