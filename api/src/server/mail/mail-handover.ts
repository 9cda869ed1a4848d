import { hasUnqueuedMail, takeUnqueuedMail } from '#db/mail/outgoing-mail.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { enqueueAll } from '#api/lib/jobs/enqueue.ts';
import { repeatedly } from '#api/lib/repeatedly.ts';
import type { JobRunner } from '#api/server/jobs/job-runner.ts';
import type { Runtime } from '../runtime.ts';
import type { MailJob } from './mail-job.ts';

/** How soon emails are queued after the transaction that wrote them. */
const LOOK_EVERY_MS = 500;
const EMAILS_PER_LOOK = 500;

interface Handover {
  runtime: Pick<Runtime, 'orm' | 'clock' | 'log'>;
  job: MailJob;
  runner: Pick<JobRunner, 'wake'>;
}

/**
 * Queues what is in the outbox, the most urgent first, now and from now on.
 * @returns a function that stops it
 */
export function startMailHandover({ runtime, job, runner }: Handover): () => Promise<void> {
  const { orm, clock, log } = runtime;

  /** In one transaction: an email is marked as queued if and only if the queue has it. */
  const queueEmails = () =>
    inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      const emails = await takeUnqueuedMail(db, EMAILS_PER_LOOK, clock());
      const jobs = emails.map(({ id, priority }) => ({ data: { mailId: id }, priority }));
      await enqueueAll(db, job, jobs);
      return jobs.length;
    });

  const stopping = new AbortController();
  const running = repeatedly(stopping.signal, LOOK_EVERY_MS, async () => {
    try {
      if (!(await hasUnqueuedMail(sqlOf(orm.em)))) return { hasMore: false };
      const queued = await queueEmails();
      if (queued > 0) runner.wake(job);
      return { hasMore: queued === EMAILS_PER_LOOK };
    } catch (error) {
      log.warn({ err: error }, 'emails could not be queued; it is tried again');
      return { hasMore: false };
    }
  });
  return async () => {
    stopping.abort();
    await running;
  };
}
