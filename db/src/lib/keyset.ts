import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { instant } from './instants.ts';

/**
 * What a value is that rows are ordered by, and that a page begins after: an integer of 32 bits, a
 * number with decimals, an instant in epoch milliseconds, or a text in the order of its bytes.
 */
export type SortKeyKind = 'integer' | 'decimal' | 'instant' | 'text';

/** A value that a row is ordered by, as it is outside the database. */
export type SortKey = number | string;

/** A value that rows are ordered by. */
export interface SortColumn {
  value: RawBuilder<unknown>;
  kind: SortKeyKind;
}

/** The order of a list: by columns that are unique together, all in one direction. */
export interface ListOrder<Row> {
  columns: readonly SortColumn[];
  direction: 'asc' | 'desc';
  /** The values of the columns in a row, instants as epoch milliseconds. */
  keyOf: (row: Row) => readonly SortKey[];
}

/** Which rows of a list are wanted. */
export interface Slice {
  /** How many, at most. */
  limit: number;
  /** Only what comes after the row with this key, in the direction of reading. */
  after?: readonly SortKey[] | undefined;
  /** Whether to read from the end of the list; the rows then come in reverse. */
  isBackward?: boolean;
}

/** Puts the rows of `query` into an order and picks those of a slice, without counting the others. */
export function slice<DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
  { columns, direction }: Pick<ListOrder<never>, 'columns' | 'direction'>,
  { limit, after, isBackward = false }: Slice,
): SelectQueryBuilder<DB, TB, Output> {
  const reading = readingOf({ direction }, { isBackward });
  // As part of the text: for a number that it is not told, PostgreSQL expects a tenth of the list, so
  // that it would never keep a plan that reads in order and stops.
  let found = query.limit(sql.lit(limit));
  for (const { value } of columns) found = found.orderBy(value, reading);
  if (!after) return found;
  const values = sql.join(columns.map(({ value }) => value));
  const bounds = sql.join(columns.map(({ kind }, index) => bound(kind, after[index]!)));
  const comparison = reading === 'desc' ? sql`<` : sql`>`;
  return found.where(sql<boolean>`(${values}) ${comparison} (${bounds})`);
}

/** In which direction a slice of a list is read. */
export function readingOf(
  { direction }: Pick<ListOrder<never>, 'direction'>,
  { isBackward = false }: Pick<Slice, 'isBackward'>,
): 'asc' | 'desc' {
  return (direction === 'asc') === isBackward ? 'desc' : 'asc';
}

/** A part of a sort key as a value of the column that it came from. */
function bound(kind: SortKeyKind, part: SortKey): RawBuilder<unknown> {
  if (kind === 'instant') return instant(Number(part));
  if (kind === 'text') return sql`${part}::text COLLATE "C"`;
  return kind === 'integer' ? sql`${part}::int` : sql`${part}::numeric`;
}
