import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { within } from '#api/lib/deadline.ts';
import type { Traffic } from './traffic.ts';

/** Steps that end the process in order, each waiting for the one before. */
export interface ShutdownPlan {
  server: Server;
  traffic: Traffic;
  log: Logger;
  /** How long requests are still taken, so that those who send them can notice. */
  delayMs: number;
  /** How long requests may take to finish after that. */
  timeoutMs: number;
  /** Told at once, before anything stops, and for how long requests are still taken. */
  drain: (delayMs: number) => void;
  /** Whether a second signal ends the process at once, or says what the first one did. */
  endsOnSecondSignal: boolean;
  /** What is closed once no request is left, in order. */
  close: readonly (() => Promise<void>)[];
}

/**
 * Ends the process in order on SIGTERM and SIGINT. On SIGINT there is no delay: it comes from a
 * person who waits, where nobody else has to be told.
 */
export function shutDownOnSignals(plan: ShutdownPlan): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping && plan.endsOnSecondSignal) process.exit(1);
      if (stopping) return;
      stopping = true;
      plan.log.info({ signal }, 'shutting down');
      void shutDown({ ...plan, delayMs: signal === 'SIGTERM' ? plan.delayMs : 0 }).then(
        () => process.exit(0),
        (error: unknown) => {
          plan.log.fatal({ err: error }, 'shutdown failed');
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Answers for a while whoever comes, lets requests that have begun finish, then closes what they
 * worked with.
 * @throws what the steps of closing have thrown, once all of them are done
 */
export async function shutDown(plan: ShutdownPlan): Promise<void> {
  plan.drain(plan.delayMs);
  plan.traffic.endConnections();
  await sleep(plan.delayMs);
  await closeServer(plan);
  await runAll(plan.close);
}

async function closeServer({ server, traffic, log, timeoutMs }: ShutdownPlan): Promise<void> {
  const startedAt = performance.now();
  // The other half is for those that are let in last.
  await traffic.untilNobodyWaits(timeoutMs / 2);
  const finished = new Promise<void>((closed) => {
    server.close(() => closed());
  });
  // What was being answered on before has nothing more to wait for.
  server.keepAliveTimeout = 1;
  try {
    await within(timeoutMs - (performance.now() - startedAt), finished);
  } catch {
    log.warn('some requests took too long and were cut off');
    server.closeAllConnections();
  }
}

async function runAll(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed.');
}
