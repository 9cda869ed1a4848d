import type { Pool } from 'pg';
import type { Orm } from '../orm.ts';

/** The connection pool under the ORM, for libraries that speak to PostgreSQL themselves. */
export async function poolOf(orm: Orm): Promise<Pool> {
  return orm.em.getConnection().getNativeClient();
}
