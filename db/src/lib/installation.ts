import { sql } from 'kysely';
import type { Sql } from '../orm.ts';

/** A random UUID that this installation was given when its database was made. */
export async function installationSalt(db: Sql): Promise<string> {
  const { rows } = await sql<{ salt: string }>`SELECT salt FROM installation`.execute(db);
  return rows[0]!.salt;
}
