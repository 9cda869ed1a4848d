import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { takeUnqueuedMail } from '#db/mail/outgoing-mail.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { poolOf } from '../runtime.ts';
import type { Runtime } from '../runtime.ts';
import type { Post } from './mail-delivery.ts';
import { startSenders } from './mail-senders.ts';
import type { MailTransport } from './mail-transport.ts';

const QUEUE = 'mail';
const SCHEMA = 'pgboss';

/** How soon emails are queued after the transaction that wrote them. */
const LOOK_EVERY_MS = 500;
const EMAILS_PER_LOOK = 500;

/** Some two days of trying: 10 s, 20 s, 40 s… and then every three hours. */
const delivery = {
  retryLimit: 25,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 10_800,
  // A process that died while sending is noticed by its silence.
  heartbeatSeconds: 20,
  expireInSeconds: 120,
} as const;

interface WorkerRuntime extends Post {
  runtime: Pick<Runtime, 'orm' | 'clock' | 'log'>;
  transport: MailTransport;
}

/**
 * Sends what is in the outbox, now and from now on. Any number of processes may do so at once.
 * @returns a function that stops it after the emails that are being sent
 */
export async function startMailWorker(post: WorkerRuntime): Promise<() => Promise<void>> {
  const { orm, log, clock } = post.runtime;
  const boss = await openQueue(await poolOf(orm), log);
  const wakeSenders = await startSenders({
    boss,
    queue: QUEUE,
    post,
    nextAttemptAt: (job) => nextAttemptAt(job, clock()),
  });

  /** In one transaction: an email is marked as queued if and only if the queue has it. */
  const queueEmails = () =>
    inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      const emails = await takeUnqueuedMail(db, EMAILS_PER_LOOK, clock());
      const jobs = emails.map(({ id, priority }) => ({ data: { mailId: id }, priority }));
      if (jobs.length > 0) await boss.insert(QUEUE, jobs, { db: fromKysely(db) });
      return jobs.length;
    });

  const stopping = new AbortController();
  const running = repeatedly(stopping.signal, async () => {
    try {
      const queued = await queueEmails();
      if (queued > 0) wakeSenders();
      return queued === EMAILS_PER_LOOK;
    } catch (error) {
      log.warn({ err: error }, 'emails could not be queued; it is tried again');
      return false;
    }
  });
  return async () => {
    stopping.abort();
    await running;
    await boss.stop({ graceful: true, timeout: delivery.expireInSeconds * 1000 });
    post.transport.close();
  };
}

async function openQueue(pool: Pool, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    schedule: false,
    // How often it looks for senders that fell silent: what they had waits that much longer.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue of jobs has a warning'));
  await boss.start();
  await boss.createQueue(QUEUE, delivery);
  return boss;
}

/** About when the queue hands an email out again; undefined when it does not. */
function nextAttemptAt(
  { retryCount, retryLimit }: JobWithMetadata<unknown>,
  now: number,
): number | undefined {
  if (retryCount >= retryLimit) return undefined;
  const seconds = Math.min(delivery.retryDelay * 2 ** retryCount, delivery.retryDelayMax);
  return now + seconds * 1000;
}

/** Acts again and again until `signal` aborts: at once while there is more to do, else after a pause. */
async function repeatedly(signal: AbortSignal, act: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted) {
    const hasMore = await act();
    if (!hasMore) await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
