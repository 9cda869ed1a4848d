import { Client } from 'pg';

/** More than PostgreSQL keeps in store: it has to make a file for the next one. */
const SEGMENTS = 1000;

/**
 * Has PostgreSQL begin one segment of its write-ahead log after the other, until there is no room for
 * the next and it dies: what it cannot log it must not go on with.
 * @throws when it goes on
 */
export async function useUpLog(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // The connection ends with the server.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let segment = 0; segment < SEGMENTS; segment += 1) {
      // An empty segment is not ended.
      await client.query("SELECT pg_logical_emit_message(true, 'chaos', 'full')");
      await client.query('SELECT pg_switch_wal()');
    }
  } catch {
    return;
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new Error('PostgreSQL finds room for its log on a full disk.');
}
