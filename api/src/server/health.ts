import { Router } from 'express';
import { sql } from 'kysely';
import { sqlOf } from '#db/orm.ts';
import { isPrepared } from '#db/prepare.ts';
import type { Runtime } from './runtime.ts';

export interface Health {
  router: Router;
  /** From now on `/readyz` says no, so that no new requests are sent here. */
  drain(): void;
}

/** `/healthz`: the process runs. `/readyz`: it can serve, with its database up and migrated. */
export function healthChecks({ orm, log }: Pick<Runtime, 'orm' | 'log'>): Health {
  let draining = false;
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const reason = draining ? 'shutting down' : await databaseProblem(orm).catch(String);
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
