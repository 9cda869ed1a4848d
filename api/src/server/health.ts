import { Router } from 'express';
import { sql } from 'kysely';
import { sqlOf } from '#db/orm.ts';
import { isPrepared } from '#db/prepare.ts';
import { DeadlineError, within } from '#api/lib/deadline.ts';
import type { Runtime } from './runtime.ts';

/** How long `/readyz` may take: less than those who ask commonly wait. */
const READY_DEADLINE_MS = 3000;

export interface Health {
  router: Router;
  /** From now on `/readyz` says no, so that no new requests are sent here. */
  drain(): void;
}

/**
 * `/healthz`: the process runs; nothing else is asked for, or it would be ended when it should wait
 * for its database. `/readyz`: it can serve, with its database up and migrated.
 */
export function healthChecks(
  { orm, log }: Pick<Runtime, 'orm' | 'log'>,
  deadlineMs = READY_DEADLINE_MS,
): Health {
  let draining = false;
  const look = shareResult(() => databaseProblem(orm));
  const problem = async () => {
    if (draining) return 'shutting down';
    return within(deadlineMs, look()).catch(explain);
  };
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const reason = await problem();
    if (reason) log.warn({ reason }, 'not ready');
    response.status(reason ? 503 : 200).json({ status: reason ? 'unavailable' : 'ok' });
  });
  return {
    router,
    drain() {
      draining = true;
    },
  };
}

async function databaseProblem(orm: Runtime['orm']): Promise<string | undefined> {
  await sql`SELECT 1`.execute(sqlOf(orm.em));
  return (await isPrepared(orm)) ? undefined : 'the schema is not up to date';
}

function explain(error: unknown): string {
  return error instanceof DeadlineError ? 'the database does not answer' : String(error);
}

/** Does `work` once for all who ask while it is done: however many do, one connection is in use. */
function shareResult<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().finally(() => (running = undefined));
    return running;
  };
}
