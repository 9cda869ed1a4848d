import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileStore } from './file-store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-files-'));
const files = openFileStore(dataDir);

afterAll(() => rmSync(dataDir, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

test('a file is written, replaced, read and deleted', async () => {
  await files.write('things/a-1.txt', bytes('one'));
  await files.write('things/a-1.txt', bytes('two'));
  expect(String(await files.read('things/a-1.txt'))).toBe('two');
  await files.delete('things/a-1.txt');
  await files.delete('things/a-1.txt');
  expect(await files.read('things/a-1.txt')).toBeUndefined();
});

test('nobody reads half of a file that many write at once', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(200_000));
  await files.write('things/b.txt', bytes(texts[0]!));
  const writing = texts.map((text) => files.write('things/b.txt', bytes(text)));
  const reading = Array.from({ length: 200 }, () => files.read('things/b.txt'));
  const seen = new Set((await Promise.all(reading)).map(String));
  await Promise.all(writing);
  expect([...seen].filter((text) => !texts.includes(text))).toEqual([]);
  expect(readdirSync(join(dataDir, 'uploads/unfinished'))).toEqual([]);
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
  await expect(attempt((bad) => files.read(bad))).rejects.toThrow('no name of a file');
  await expect(attempt((bad) => files.delete(bad))).rejects.toThrow('no name of a file');
  await expect(attempt((bad) => files.write(bad, bytes('x')))).rejects.toThrow('no name of a file');
});

test('what was left half written is deleted once it is old', async () => {
  const folder = join(dataDir, 'uploads/unfinished');
  const time = Date.parse('2026-12-01T12:00:00Z');
  for (const [name, age] of [
    ['old', 1],
    ['new', -1],
  ] as const) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), new Date(time - age), new Date(time - age));
  }
  await files.deleteRemains(time);
  expect(readdirSync(folder)).toEqual(['new']);
});

test('where nothing was ever written, nothing is left over', async () => {
  await expect(openFileStore(join(dataDir, 'nowhere')).deleteRemains(0)).resolves.toBeUndefined();
});
