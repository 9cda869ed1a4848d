import { expect, test } from 'vitest';
import { inTransaction } from '../lib/transaction.ts';
import { sqlOf } from '../orm.ts';
import { useDatabase } from '../testing/test-database.ts';
import { announceAvatar, showAvatar, takeRemovedAvatar } from './avatar.repository.ts';
import { createUser } from './user.factory.ts';

const database = useDatabase();
const NOW = Date.parse('2026-12-01T12:00:00Z');

const nameOf = (digit: string) => digit.repeat(64);

test('a picture cannot be shown before its files are stored', async () => {
  const { id } = await createUser(database.em);
  const shown = database.sql
    .insertInto('avatars')
    .values({ user_id: id, name: nameOf('1') })
    .execute();
  await expect(shown).rejects.toThrow('avatars_shown_once_stored');
});

test('nobody shows two', async () => {
  const { id } = await createUser(database.em);
  const show = (name: string) =>
    database.sql
      .insertInto('avatars')
      .values({ user_id: id, name, stored_at: new Date(NOW) })
      .execute();
  await show(nameOf('2'));
  await expect(show(nameOf('3'))).rejects.toThrow('avatars_one_shown');
});

test('announcing the picture that is shown leaves it shown', async () => {
  const { id } = await createUser(database.em);
  const { sql } = database;
  expect(await announceAvatar(sql, id, nameOf('4'), NOW)).toBe(true);
  expect(await showAvatar(sql, id, nameOf('4'), NOW)).toBe(true);
  await announceAvatar(sql, id, nameOf('4'), NOW + 1000);
  const row = await sql
    .selectFrom('avatars')
    .select('removed_at')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ removed_at: null });
});

test('nobody has a picture who does not exist, and nobody shows another’s', async () => {
  const [{ id }, other] = [await createUser(database.em), await createUser(database.em)];
  expect(await announceAvatar(database.sql, 2_000_000_000, nameOf('5'), NOW)).toBe(false);
  await announceAvatar(database.sql, id, nameOf('5'), NOW);
  expect(await showAvatar(database.sql, other.id, nameOf('5'), NOW)).toBe(false);
});

test('two processes that delete take different pictures', async () => {
  const { id } = await createUser(database.em);
  for (const digit of ['6', '7']) await announceAvatar(database.sql, id, nameOf(digit), NOW - 1);
  const take = () =>
    inTransaction(database.orm, async (em) => {
      const taken = await takeRemovedAvatar(sqlOf(em), NOW - 1);
      await bothHaveTaken();
      return taken?.name;
    });
  const bothHaveTaken = meeting(2);
  expect((await Promise.all([take(), take()])).toSorted()).toEqual([nameOf('6'), nameOf('7')]);
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
