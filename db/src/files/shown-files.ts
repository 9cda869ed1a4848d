import { sql } from 'kysely';
import type { Sql } from '../orm.ts';

/** Where a feature keeps the files of something that shows them in an order of its own. */
export interface ShownFiles {
  /** With an `id`. */
  table: string;
  /** Its column that says whose they are. */
  owner: string;
}

/** How many files were uploaded for something, shown or not. */
export async function countFilesOf(
  db: Sql,
  { table, owner }: ShownFiles,
  ownerId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE ${sql.ref(owner)} = ${ownerId}
  `.execute(db);
  return rows[0]!.count;
}

/** Those of ids that are no files of it. */
export async function findUnknownFiles(
  db: Sql,
  { table, owner }: ShownFiles,
  ownerId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE ${sql.ref(owner)} = ${ownerId}
  `.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}
