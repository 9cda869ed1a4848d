import { sql } from 'kysely';
import type { Orm, Sql } from '#db/orm.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { addFloorPeople } from './floor-people.ts';
import { addFloorStudios } from './floor-studios.ts';

/** To be raised when other tables are wanted. */
const LAYOUT = 2;

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
    await sql`CREATE TABLE bench_floor.made AS SELECT current_date AS day, ${sql.lit(LAYOUT)}::int AS layout`.execute(
      db,
    );
  });
  for (const table of ['studios', 'gaps', 'bookings', 'favorites', 'conversations', 'names']) {
    await sql`VACUUM (ANALYZE) ${sql.id('bench_floor', table)}`.execute(sqlOf(orm.em));
  }
}

async function isUsable(db: Sql): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    SELECT to_regclass('bench_floor.made') IS NOT NULL AS there
  `.execute(db);
  if (!rows[0]!.there) return false;
  const { rows: made } = await sql<{ day: boolean; layout?: number }>`
    SELECT made.*, day = current_date AS day FROM bench_floor.made
  `.execute(db);
  return made[0]!.day && made[0]!.layout === LAYOUT;
}
