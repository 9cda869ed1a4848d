import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { entities } from './orm.ts';
import { isPrepared, prepareDatabase } from './prepare.ts';
import { useDatabase } from './testing/test-database.ts';

const database = useDatabase();

interface Column {
  table: string;
  column: string;
  nullable: boolean;
}

/** Columns that only SQL reads: ranges, search documents, orders. */
const columnsOfTheDatabase = new Set([
  'bookings.period',
  'bookings.blocked',
  'equipment.squeezed_name',
  'product_categories.plain_name',
  'products.known',
  'products.said',
  'studios.open_week',
  'studios.popularity',
  'studios.rating',
  'text_revisions.searched',
]);

async function columnsInDatabase(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT table_name AS table, column_name AS column, is_nullable = 'YES' AS nullable
    FROM information_schema.columns
    WHERE table_schema = 'public'
  `.execute(database.sql);
  return rows;
}

test('the entities describe the tables that the migrations make', async () => {
  const metadata = database.orm.getMetadata();
  const declared = entities.flatMap((entity) => {
    const { tableName, props } = metadata.get(entity.meta.class);
    return props
      .filter(({ fieldNames, persist }) => fieldNames?.length && persist !== false)
      .map(({ fieldNames, nullable }) => ({
        table: tableName,
        column: fieldNames[0]!,
        nullable: nullable ?? false,
      }));
  });
  const tables = new Set(declared.map(({ table }) => table));
  const name = ({ table, column }: Column) => `${table}.${column}`;
  const found = (await columnsInDatabase()).filter(
    (column) => tables.has(column.table) && !columnsOfTheDatabase.has(name(column)),
  );
  const inOrder = (columns: Column[]) => columns.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
  const generated = ['is_promoted', 'price_from_cents'].map((column) => ({
    table: 'studios',
    column,
    nullable: false,
  }));
  expect(inOrder([...declared, ...generated])).toEqual(inOrder(found));
});

test('every foreign key has an index that begins with it', async () => {
  const { rows } = await sql<{ key: string }>`
    SELECT conrelid::regclass || '.' || attname AS key
    FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
      AND NOT EXISTS (
        SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1]
      )
  `.execute(database.sql);
  expect(rows).toEqual([]);
});

test('preparing a prepared database, even twice at once, changes nothing', async () => {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT ((SELECT count(*) FROM migrations) + (SELECT count(*) FROM cities))::int AS count
    `.execute(database.sql);
    return rows[0]?.count;
  };
  const before = await count();
  await Promise.all([prepareDatabase(database.orm), prepareDatabase(database.orm)]);
  expect(await count()).toBe(before);
  expect(await isPrepared(database.orm)).toBe(true);
});
