import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Steps that end the process in order, each waiting for the one before. */
export interface ShutdownPlan {
  server: Server;
  log: Logger;
  /** How long requests may take to finish. */
  timeoutMs: number;
  /** Told at once, before anything stops. */
  drain: () => void;
  /** What is closed once no request is left, in order. */
  close: readonly (() => Promise<void>)[];
}

/** Ends the process in order on SIGTERM and SIGINT. A second signal ends it at once. */
export function shutDownOnSignals(plan: ShutdownPlan): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      plan.log.info({ signal }, 'shutting down');
      void shutDown(plan).then(
        () => process.exit(0),
        (error: unknown) => {
          plan.log.fatal({ err: error }, 'shutdown failed');
          process.exit(1);
        },
      );
    });
  }
}

/** Lets requests that have begun finish, then closes what they worked with. */
export async function shutDown({
  server,
  log,
  timeoutMs,
  drain,
  close,
}: ShutdownPlan): Promise<void> {
  drain();
  const finished = new Promise<void>((closed) => {
    server.close(() => closed());
  });
  server.closeIdleConnections();
  // What is being answered on now has nothing more to wait for.
  server.keepAliveTimeout = 1;
  const late = new AbortController();
  const outcome = await Promise.race([
    finished.then(() => 'finished' as const),
    sleep(timeoutMs, 'late' as const, { signal: late.signal }).catch(() => 'late' as const),
  ]);
  late.abort();
  if (outcome === 'late') {
    log.warn('some requests took too long and were cut off');
    server.closeAllConnections();
  }
  for (const step of close) await step();
}
