import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Any of some ids, for `id = …`. They are read from a query of their own: of a list that it knows,
 * PostgreSQL counts the rows, so that a plan for a list of any length would look dearer than one for
 * a single id, and it would plan each look-up anew, which takes as long as the look-up.
 */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`ANY ((SELECT ${ids}::int[])::int[])`;
}
