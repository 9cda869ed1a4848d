import { setTimeout as sleep } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobWithMetadata } from 'pg-boss';
import { takeUnqueuedMail } from '#db/mail/outgoing-mail.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { poolOf } from '../runtime.ts';
import type { Runtime } from '../runtime.ts';
import { deliverMail } from './mail-delivery.ts';
import type { Post } from './mail-delivery.ts';

const QUEUE = 'mail';
const SCHEMA = 'pgboss';

/** How soon letters leave after the transaction that wrote them. */
const LOOK_EVERY_MS = 500;
const LETTERS_PER_LOOK = 100;
const LETTERS_AT_ONCE = 4;

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
}

/**
 * Sends what is in the outbox, now and from now on. Any number of processes may do so at once.
 * @returns a function that stops it after the letters that are being sent
 */
export async function startMailWorker(post: WorkerRuntime): Promise<() => Promise<void>> {
  const { orm, log, clock } = post.runtime;
  const pool = await poolOf(orm);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs has a problem'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue of jobs has a warning'));
  await boss.start();
  await boss.createQueue(QUEUE, delivery);
  const worker = await boss.work<{ mailId: number }, void, WorkOptions>(
    QUEUE,
    { includeMetadata: true, localConcurrency: LETTERS_AT_ONCE, pollingIntervalSeconds: 2 },
    async ([job]) => {
      if (job) await deliverMail(post, job.data.mailId, nextAttemptAt(job, clock()));
    },
  );

  /** In one transaction: a letter is marked as queued if and only if the queue has it. */
  const queueLetters = () =>
    inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      const ids = await takeUnqueuedMail(db, LETTERS_PER_LOOK, clock());
      if (ids.length === 0) return 0;
      const jobs = ids.map((mailId) => ({ data: { mailId } }));
      await boss.insert(QUEUE, jobs, { db: fromKysely(db) });
      return ids.length;
    });

  const stopping = new AbortController();
  const running = repeatedly(stopping.signal, async () => {
    try {
      if ((await queueLetters()) > 0) boss.notifyWorker(worker);
    } catch (error) {
      log.warn({ err: error }, 'letters could not be queued; it is tried again');
    }
  });
  return async () => {
    stopping.abort();
    await running;
    await boss.stop({ graceful: true, timeout: delivery.expireInSeconds * 1000 });
    post.transport.close();
  };
}

type WorkOptions = {
  includeMetadata: true;
  localConcurrency: number;
  pollingIntervalSeconds: number;
};

/** About when the queue hands a letter out again; undefined when it does not. */
function nextAttemptAt(
  { retryCount, retryLimit }: JobWithMetadata<unknown>,
  now: number,
): number | undefined {
  if (retryCount >= retryLimit) return undefined;
  const seconds = Math.min(delivery.retryDelay * 2 ** retryCount, delivery.retryDelayMax);
  return now + seconds * 1000;
}

async function repeatedly(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await act();
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
