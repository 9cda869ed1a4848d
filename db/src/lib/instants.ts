import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';

/** A `timestamptz` column as milliseconds since the Unix epoch, the form in which domain/ reckons. */
export function epochMs(column: Expression<string>): RawBuilder<number>;
export function epochMs(column: Expression<string | null>): RawBuilder<number | null>;
export function epochMs(column: Expression<string | null>): RawBuilder<number | null> {
  return sql<number | null>`round(extract(epoch FROM ${column}) * 1000)::float8`;
}

/** An instant (epoch milliseconds) as a `timestamptz` value. */
export function instant(epochMilliseconds: number): RawBuilder<string> {
  return sql<string>`${new Date(epochMilliseconds).toISOString()}::timestamptz`;
}
