import type { Pool } from 'pg';

/**
 * Lets a pool make a new connection for each that was lost while it was in use. Whoever used it has
 * to give it back, and a transaction that can neither begin nor be rolled back does not: each of
 * these would leave the pool one connection smaller for good.
 */
export function releaseLostConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    client.on('end', () => {
      const { release } = client;
      // Whoever gives it back later does nothing by it.
      client.release = () => undefined;
      try {
        release(true);
      } catch {
        // It was not in use.
      }
    });
  });
}
