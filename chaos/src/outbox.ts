import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';
import { until } from './installation.ts';
import type { Installation } from './installation.ts';
import { withDatabase } from './stored.ts';

/**
 * Waits until every email has left: after an error each is tried again by itself.
 * @throws when some have not after two minutes
 */
export async function untilEmailHasLeft({ databaseUrl }: Installation): Promise<void> {
  await withDatabase(databaseUrl, (db) =>
    until(async () => (await countWaiting(db)) === 0, 'Some emails do not leave.'),
  );
}

async function countWaiting(db: Sql): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM outgoing_mail WHERE sent_at IS NULL
  `.execute(db);
  return rows[0]!.waiting;
}
