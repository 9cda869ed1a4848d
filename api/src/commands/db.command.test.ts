import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { useEmptyDatabase } from '#db/testing/test-database.ts';
import { openFileStore } from '#api/server/open-file-store.ts';
import { runCommand } from '#api/testing/test-terminal.ts';

const database = useEmptyDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-db-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const env = () => ({ DATABASE_URL: database.url, DATA_DIR: dataDir });
const run = (words: string, more: Parameters<typeof runCommand>[1] = {}) =>
  runCommand(words.split(' '), { env: env(), ...more });

async function onDatabase<T>(work: (db: Sql) => Promise<T>): Promise<T> {
  const orm = await openDatabase({ url: database.url, poolSize: 1 });
  return work(sqlOf(orm.em)).finally(() => orm.close());
}

const countTables = () =>
  onDatabase(async (db) => {
    const { rows } = await sql`SELECT FROM pg_tables WHERE schemaname = 'public'`.execute(db);
    return rows.length;
  });

test('db status looks without touching, db migrate migrates, and both say so', async () => {
  const before = await run('db status');
  expect(before.code).toBe(1);
  expect(before.said).toMatch(/^not applied +0001-accounts$/m);
  expect(await countTables()).toBe(0);
  const migrated = await run('db migrate');
  expect(migrated).toMatchObject({
    code: 0,
    said: expect.stringContaining('0001-accounts') as string,
  });
  const after = await run('db status');
  expect(after.code).toBe(0);
  expect(after.said).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}0001-accounts$/m);
  expect(await run('db migrate')).toMatchObject({ code: 0, said: 'There was nothing to apply.' });
});

test('db reset deletes nothing outside demo mode unless forced, and unless confirmed', async () => {
  await run('db migrate');
  const tables = await countTables();
  expect(tables).toBeGreaterThan(30);
  const refused = [
    [await run('db reset --yes'), 'With --force, everything is'],
    [await run('db reset --force', { typed: 'something else' }), 'Nothing was deleted.'],
    [await run('db reset --force', { piped: '' }), 'Nobody can confirm it here'],
    [
      await onDatabase(async (db) => {
        await sql`SELECT 1`.execute(db);
        return run('db reset --force --yes');
      }),
      '1 other connections use the database',
    ],
  ] as const;
  for (const [{ code, noted }, reason] of refused) {
    expect([code, noted]).toEqual([1, expect.stringContaining(reason)]);
  }
  expect(await countTables()).toBe(tables);
});

test('db reset empties the database and the uploads, and a start begins anew', async () => {
  await run('db migrate');
  const { files } = await openFileStore({ dataDir, s3: undefined });
  await files.write('avatars/1.webp', Buffer.from('picture'));
  const name = new URL(database.url).pathname.slice(1);
  const { code, said } = await run('db reset --force', { typed: name });
  expect([code, said]).toEqual([0, expect.stringMatching(/^Deleted \d+ tables and 1 files/)]);
  expect(await countTables()).toBe(0);
  expect(await files.read('avatars/1.webp')).toBeUndefined();
  expect((await run('db migrate')).code).toBe(0);
});

test.each([
  ['db explode', 'There is no command "db explode".'],
  ['db reset --now', "Unknown option '--now'"],
  ['db status twice', '"twice" is one word too many.'],
  ['backup', 'It needs <file>.'],
])('%s is answered with how to use it, and 2', async (words, message) => {
  const { code, noted } = await run(words);
  expect(code).toBe(2);
  expect(noted).toContain(message);
  expect(noted).toContain('Usage:');
});

test('--help shows every command and its options', async () => {
  const { code, noted } = await run('--help');
  expect(code).toBe(0);
  for (const text of [
    'db reset',
    '--force',
    'user make-admin <email or username>',
    'restore <file>',
  ]) {
    expect(noted).toContain(text);
  }
});

test('a database that cannot be reached is one sentence', async () => {
  const { code, noted } = await run('db status', {
    env: { DATABASE_URL: 'postgresql://127.0.0.1:1/none' },
  });
  expect([code, noted]).toEqual([1, expect.stringContaining('Correct DATABASE_URL')]);
  expect(noted).not.toContain('    at ');
});
