import type { Socket } from 'node:net';
import type { Client } from 'pg';

/** How long a database may take, in ms. 0 is without end, as for PostgreSQL itself. */
export interface TimeLimits {
  /** To let a connection be made, or one of a full pool become free. */
  connect: number;
  /** For one statement. Then the server cancels it. */
  statement: number;
  /**
   * To send anything while a statement waits for it: more than for the statement, so that it only
   * comes to this when the server or the way to it is dead. Then the connection is ended.
   */
  silence: number;
  /** Between the statements of a transaction. Then the server ends it, and frees what it locks. */
  idleTransaction: number;
}

/** The database has not sent anything while a statement waited for it. */
export class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`The database has sent nothing for ${ms} ms.`);
  }
}

/** Puts a connection that has just been made under `limits`. */
export async function limitTime(client: Client, limits: TimeLimits): Promise<void> {
  if (limits.silence > 0) endWhenSilent(client, limits.silence);
  // Not while connecting, where PgBouncer and its kind refuse them.
  await client.query(
    `SET statement_timeout = ${limits.statement};` +
      `SET idle_in_transaction_session_timeout = ${limits.idleTransaction}`,
  );
}

/**
 * Ends a connection over which a statement has waited for `ms` without a byte from the server, with
 * a {@link SilentDatabaseError} for who waits. The time limit that pg has of its own only stops
 * waiting, and gives the connection to the next one while the statement still goes on.
 */
export function endWhenSilent(client: Client, ms: number): void {
  const stream = client.connection.stream as Socket;
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    // A connection that nobody uses may be silent.
    if (!isWaiting(client)) return;
    const { bytesRead } = stream;
    // What has arrived while this process was busy is read only after the timers have run.
    setImmediate(() => {
      if (stream.bytesRead === bytesRead) stream.destroy(new SilentDatabaseError(ms));
    });
  });
}

/** Whether a statement has been sent and not been answered, which the types of pg leave out. */
function isWaiting(client: Client): boolean {
  return !(client as Client & { readyForQuery: boolean }).readyForQuery;
}
