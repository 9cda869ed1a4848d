import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Has a value that follows from what a statement is given be worked out once, in a query of its own. In
 * a plan that is kept for any values PostgreSQL would work it out for each row that it is compared with.
 */
export function once<Value>(value: RawBuilder<Value>): RawBuilder<Value> {
  return sql<Value>`(SELECT ${value})`;
}
