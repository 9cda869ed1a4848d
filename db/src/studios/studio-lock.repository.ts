import type { Sql } from '../orm.ts';

/**
 * Makes those who change what belongs to one studio take turns until the transaction ends: its
 * bookings and blocked times, its team, its reviews. Who comes second sees what the first stored,
 * and two inserts that meet at a constraint never wait for each other.
 */
export async function lockStudio(db: Sql, studioId: number): Promise<void> {
  await db.selectFrom('studios').select('id').where('id', '=', studioId).forNoKeyUpdate().execute();
}
