import { sql } from 'kysely';
import type { Orm, Sql } from '#db/orm.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { addFloorPeople } from './floor-people.ts';
import { addFloorShop } from './floor-shop.ts';
import { addFloorStudios } from './floor-studios.ts';

/** Says on which day they were made; its number is to be raised when others are wanted. */
const STAMP = 'layout_4';

const analyzed = [
  'studios',
  'gaps',
  'bookings',
  'favorites',
  'conversations',
  'names',
  'products',
  'variants',
];

/**
 * Makes the tables of the floor, in a schema of their own, from the rows that are there: as somebody
 * would lay them out who knew these requests and no others. Made anew each day, since free times
 * are counted from today.
 */
export async function prepareFloor(orm: Orm): Promise<void> {
  if (await isUsable(sqlOf(orm.em))) return;
  await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    await sql`DROP SCHEMA IF EXISTS bench_floor CASCADE`.execute(db);
    await sql`CREATE SCHEMA bench_floor`.execute(db);
    await addFloorStudios(db);
    await addFloorPeople(db);
    await addFloorShop(db);
    await sql`
      CREATE TABLE ${sql.id('bench_floor', STAMP)} AS SELECT current_date AS day
    `.execute(db);
  });
  for (const table of analyzed) {
    await sql`VACUUM (ANALYZE) ${sql.id('bench_floor', table)}`.execute(sqlOf(orm.em));
  }
}

async function isUsable(db: Sql): Promise<boolean> {
  const { rows } = await sql<{ stamp: string | null }>`
    SELECT to_regclass(${`bench_floor.${STAMP}`}) AS stamp
  `.execute(db);
  if (rows[0]!.stamp === null) return false;
  const made = await sql<{ isOfToday: boolean }>`
    SELECT day = current_date AS "isOfToday" FROM ${sql.id('bench_floor', STAMP)}
  `.execute(db);
  return made.rows[0]!.isOfToday;
}
