import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { loadersOf } from './loaders.ts';
import type { Loaders } from './loaders.ts';

/** What resolvers know of a request. */
export interface Context {
  loaders: Loaders;
  /** Who asks; undefined for visitors. */
  userId: number | undefined;
}

const session = `
  SELECT user_id AS id FROM sessions WHERE token_hash = $1 AND expires_at > now()
`;

/** The context of a request with such a cookie. */
export async function contextOf(pool: Pool, cookie = ''): Promise<Context> {
  return { loaders: loadersOf(pool), userId: await userOf(pool, cookie.split('=')[1]) };
}

async function userOf(pool: Pool, token: string | undefined): Promise<number | undefined> {
  if (token === undefined) return undefined;
  const values = [createHash('sha256').update(token).digest()];
  const { rows } = await pool.query<{ id: number }>({ name: 'session', text: session, values });
  return rows[0]?.id;
}
