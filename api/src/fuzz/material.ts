import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';

export type Id = number | string;

/** What there is in the database to be asked for and changed, as inputs name it. */
export interface Material {
  /** Ids by table, those of the demo accounts first. */
  ids: ReadonlyMap<string, readonly Id[]>;
  /** Ids that rows of the demo accounts name, by table and column. */
  named: ReadonlyMap<string, ReadonlyMap<string, readonly Id[]>>;
  /** Some of the short texts, by column. */
  texts: ReadonlyMap<string, readonly string[]>;
}

/** Enough to meet one's own, another's, and some of each state. */
const IDS_PER_TABLE = 30;
const TEXTS_PER_COLUMN = 12;
const LONGEST_TEXT = 60;

interface Column {
  table: string;
  column: string;
  type: string;
  /** Whether it is a foreign key to a user. */
  isUser: boolean;
}

/**
 * Looks through every table, so that those of a later feature are found too.
 * @param userIds of the demo accounts
 */
export async function gatherMaterial(db: Sql, userIds: readonly number[]): Promise<Material> {
  const ids = new Map<string, Id[]>();
  const named = new Map<string, Map<string, Id[]>>();
  const texts = new Map<string, string[]>();
  for (const [table, columns] of Map.groupBy(await columnsOf(db), (column) => column.table)) {
    const owner = table === 'users' ? 'id' : columns.find(({ isUser }) => isUser)?.column;
    if (columns.some(({ column }) => column === 'id')) {
      ids.set(table, await idsOf(db, table, { owner, userIds }));
    }
    const own = new Map<string, Id[]>();
    for (const { column, type } of columns) {
      if (owner && column.endsWith('_id')) {
        own.set(column, await namedIds(db, { table, column, owner, userIds }));
      } else if (isText(type)) {
        texts.set(column, [...(texts.get(column) ?? []), ...(await textsOf(db, table, column))]);
      }
    }
    named.set(table, own);
  }
  return { ids, named, texts };
}

const isText = (type: string) =>
  type === 'text' || type.startsWith('character') || type === 'citext';

async function columnsOf(db: Sql): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT class.relname AS "table", attname AS "column", format_type(atttypid, NULL) AS "type",
      EXISTS (
        SELECT FROM pg_constraint WHERE contype = 'f' AND conrelid = class.oid
          AND confrelid = 'users'::regclass AND conkey = ARRAY[attnum]
      ) AS "isUser"
    FROM pg_attribute JOIN pg_class AS class ON class.oid = attrelid
    WHERE class.relkind = 'r' AND class.relnamespace = 'public'::regnamespace
      AND attnum > 0 AND NOT attisdropped
    ORDER BY class.relname, attnum
  `.execute(db);
  return rows;
}

interface Whose {
  /** The column that says whose a row is. */
  owner: string | undefined;
  userIds: readonly number[];
}

async function idsOf(db: Sql, table: string, { owner, userIds }: Whose): Promise<Id[]> {
  const isOwn = owner ? sql`coalesce(${sql.ref(owner)} = ANY(${userIds}), false)` : sql`id IS NULL`;
  const { rows } = await sql<{ id: Id }>`
    SELECT id FROM ${sql.table(table)} ORDER BY ${isOwn} DESC, id LIMIT ${IDS_PER_TABLE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function namedIds(
  db: Sql,
  { table, column, owner, userIds }: Whose & { table: string; column: string; owner: string },
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    SELECT DISTINCT ${sql.ref(column)} AS id FROM ${sql.table(table)}
    WHERE ${sql.ref(owner)} = ANY(${userIds}) AND ${sql.ref(column)} IS NOT NULL
    ORDER BY 1 LIMIT ${IDS_PER_TABLE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function textsOf(db: Sql, table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT DISTINCT ${sql.ref(column)}::text AS text FROM ${sql.table(table)}
    WHERE length(${sql.ref(column)}) <= ${LONGEST_TEXT} ORDER BY 1 LIMIT ${TEXTS_PER_COLUMN}
  `.execute(db);
  return rows.map(({ text }) => text);
}
