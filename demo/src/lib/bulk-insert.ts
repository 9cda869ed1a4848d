import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';

/** Far below PostgreSQL's limit for one value, and large enough that round trips do not matter. */
const ROWS_PER_STATEMENT = 5000;

/** Inserts plain rows, keyed by column name, in a few statements however many they are. */
export async function bulkInsert(
  db: Sql,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const chunk = JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT));
    await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${chunk}::jsonb)
    `.execute(db);
  }
}

/** Makes the next generated id follow the highest one that was inserted by hand. */
export async function continueIds(db: Sql, table: string): Promise<void> {
  await sql`
    SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))
  `.execute(db);
}
