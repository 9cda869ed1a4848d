import { sql } from 'kysely';
import type { Sql } from '../orm.ts';

/** A random UUID that this installation was given when its database was made. */
export async function installationSalt(db: Sql): Promise<string> {
  const { rows } = await sql<{ salt: string }>`SELECT salt FROM installation`.execute(db);
  return rows[0]!.salt;
}

/** The key that links for unsubscribing are signed with: 32 bytes that this installation was given. */
export async function unsubscribeKey(db: Sql): Promise<Uint8Array> {
  const { rows } = await sql<{ key: Uint8Array }>`
    SELECT unsubscribe_key AS key FROM installation
  `.execute(db);
  return rows[0]!.key;
}
