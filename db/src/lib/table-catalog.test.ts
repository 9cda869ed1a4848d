import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../testing/test-database.ts';
import { readTableCatalog } from './table-catalog.ts';
import type { TableCatalog } from './table-catalog.ts';

const database = useDatabase();
let catalog: TableCatalog;

beforeAll(async () => {
  catalog = await readTableCatalog(database.sql);
});

const read = (text: string) => [...catalog.readBy(text)].toSorted();
const written = (text: string) => [...catalog.writtenBy(text)].toSorted();

test.each([
  ['select "s"."name" from "studios" as "s" join cities c on c.id = s.city_id', 'cities studios'],
  ['with live as (select * from bookings) select * from live', 'bookings'],
  // What a view stands for.
  ['select * from studio_teams where studio_id = $1', 'studio_members studios'],
])('%s reads %s', (text, tables) => {
  const known = new Set(read(text));
  for (const table of tables.split(' ')) {
    expect(known).toContain(table);
  }
});

test.each([
  ['select * from studios where id = 1 for update', []],
  ['select id from studios for no key update of studios', []],
  ['update "users" set "name" = \'insert into nowhere\' where "id" = 1', ['users']],
  [
    'insert into "public"."cities" ("id") values ($1) on conflict (id) do update set name = $1',
    ['cities'],
  ],
])('%s writes %j', (text, tables) => {
  expect(written(text)).toEqual(tables);
});

test('what triggers write counts: a review changes its studio', () => {
  expect(written('insert into reviews (studio_id) values ($1)')).toContain('studios');
});

test('what goes with a row counts: a studio takes its pictures along', () => {
  expect(written('delete from studios where id = $1')).toContain('studio_images');
  expect(written('update studios set name = $1')).not.toContain('studio_images');
});

test('what a statement writes on its way is found', () => {
  const text = 'with gone as (delete from studio_images returning id) select * from gone';
  expect(written(text)).toContain('studio_images');
});

test('a function that writes counts wherever it is called', () => {
  expect(written('select index_studios_for_search($1)').length).toBeGreaterThan(0);
});

test('what reads no table reads none', () => {
  expect(read('SELECT 1')).toEqual([]);
});
