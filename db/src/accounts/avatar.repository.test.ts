import { describe, expect, test } from 'vitest';
import {
  announceFile,
  forgetFile,
  isFileKnown,
  removeFile,
  takeRemovedFile,
  useFile,
} from '#db/files/file.repository.ts';
import { inTransaction } from '../lib/transaction.ts';
import { sqlOf } from '../orm.ts';
import { useDatabase } from '../testing/test-database.ts';
import { hasAvatar, showAvatar } from './avatar.repository.ts';
import { createUser } from './user.factory.ts';

const database = useDatabase();
const NOW = Date.parse('2026-12-01T12:00:00Z');

const nameOf = (digit: string) => digit.repeat(64);
const fileOf = (userId: number, name: string) => ({
  userId,
  kind: 'avatars',
  name,
  objects: [`avatars/${name}-128.webp`],
});
const rowOf = (userId: number, name: string) => ({
  user_id: userId,
  kind: 'avatars',
  name,
  objects: [],
});

test('a picture cannot be shown before its files are stored', async () => {
  const { id } = await createUser(database.em);
  const shown = database.sql
    .insertInto('files')
    .values(rowOf(id, nameOf('1')))
    .execute();
  await expect(shown).rejects.toThrow('files_used_once_stored');
});

test('nobody shows two', async () => {
  const { id } = await createUser(database.em);
  const show = (name: string) =>
    database.sql
      .insertInto('files')
      .values({ ...rowOf(id, name), stored_at: new Date(NOW) })
      .execute();
  await show(nameOf('2'));
  await expect(show(nameOf('3'))).rejects.toThrow('files_one_avatar');
});

test('announcing the picture that is shown leaves it shown', async () => {
  const { id } = await createUser(database.em);
  const { sql } = database;
  const file = fileOf(id, nameOf('4'));
  expect(await announceFile(sql, file, NOW)).toBe(true);
  await showAvatar(sql, id, file.name, NOW);
  expect(await useFile(sql, file, NOW)).toBe(true);
  await announceFile(sql, file, NOW + 1000);
  const row = await sql
    .selectFrom('files')
    .select('removed_at')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ removed_at: null });
  expect(await hasAvatar(sql, id)).toBe(true);
});

test('nobody has a picture who does not exist, and nobody uses another’s', async () => {
  const [{ id }, other] = [await createUser(database.em), await createUser(database.em)];
  const file = fileOf(id, nameOf('5'));
  expect(await announceFile(database.sql, { ...file, userId: 2_000_000_000 }, NOW)).toBe(false);
  await announceFile(database.sql, file, NOW);
  expect(await useFile(database.sql, { ...file, userId: other.id }, NOW)).toBe(false);
  expect(await isFileKnown(database.sql, { ...file, userId: other.id })).toBe(false);
});

test('two processes that delete take different pictures', async () => {
  const { id } = await createUser(database.em);
  for (const digit of ['6', '7']) {
    await announceFile(database.sql, fileOf(id, nameOf(digit)), NOW - 1);
  }
  const take = () =>
    inTransaction(database.orm, async (em) => {
      const taken = await takeRemovedFile(sqlOf(em), NOW - 1);
      await bothHaveTaken();
      return taken?.objects;
    });
  const bothHaveTaken = meeting(2);
  expect((await Promise.all([take(), take()])).toSorted()).toEqual([
    [`avatars/${nameOf('6')}-128.webp`],
    [`avatars/${nameOf('7')}-128.webp`],
  ]);
});

describe('a file', () => {
  test('goes once it is removed, with all that was ever written for it', async () => {
    const { id } = await createUser(database.em);
    const { sql } = database;
    const file = { ...fileOf(id, nameOf('8')), kind: 'sounds', objects: ['sounds/8.wav'] };
    await announceFile(sql, file, NOW);
    await useFile(sql, file, NOW);
    await announceFile(sql, { ...file, objects: ['sounds/8.wav', 'sounds/8-low.mp3'] }, NOW);
    const long = NOW - 60_000;
    expect(await takeRemovedFile(sql, long)).toBeUndefined();
    await removeFile(sql, file, long);
    const taken = await takeRemovedFile(sql, long);
    expect(taken?.objects.toSorted()).toEqual(['sounds/8-low.mp3', 'sounds/8.wav']);
    await forgetFile(sql, taken!.id);
    expect(await isFileKnown(sql, file)).toBe(false);
  });

  test('of one name is known once of each kind', async () => {
    const { id } = await createUser(database.em);
    const file = fileOf(id, nameOf('9'));
    for (const kind of ['avatars', 'sounds', 'avatars']) {
      expect(await announceFile(database.sql, { ...file, kind }, NOW)).toBe(true);
    }
    const rows = await database.sql
      .selectFrom('files')
      .select('kind')
      .where('user_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(rows).toEqual([{ kind: 'avatars' }, { kind: 'sounds' }]);
  });
});

/** Lets nobody on until all are there. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}
