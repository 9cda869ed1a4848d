import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';

/** A `timestamptz` column as milliseconds since the Unix epoch, the form in which domain/ reckons. */
export function epochMs(column: Expression<string>): RawBuilder<number>;
export function epochMs(column: Expression<string | null>): RawBuilder<number | null>;
export function epochMs(column: Expression<string | null>): RawBuilder<number | null> {
  // extract() would reckon in numeric, which takes longer than finding the row.
  return sql<number | null>`round(date_part('epoch', ${column}) * 1000)`;
}

/** An instant (epoch milliseconds) as a `timestamptz` value. */
export function instant(epochMilliseconds: number): RawBuilder<string> {
  return sql<string>`${new Date(epochMilliseconds).toISOString()}::timestamptz`;
}
