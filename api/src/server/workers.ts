import type { Orm } from '#db/orm.ts';
import type { Parts } from '#api/lib/feature.ts';
import type { Work } from './jobs/job-queues.ts';
import { startJobs } from './jobs/job-runner.ts';
import type { Grace } from './jobs/job-runner.ts';
import type { Post } from './mail/mail-delivery.ts';
import { startMailHandover } from './mail/mail-handover.ts';
import { liveSchedules } from './live.schedules.ts';
import { mailJob } from './mail/mail-job.ts';
import { mailSchedules } from './mail/mail.schedules.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { Runtime } from './runtime.ts';

/** Everything that is done beside serving, apart from sending emails. */
export function workOf({ jobs, schedules }: Pick<Parts, 'jobs' | 'schedules'>): Work {
  return { jobs, schedules: [...schedules, ...mailSchedules, ...liveSchedules] };
}

interface Workers {
  runtime: Pick<Runtime, 'orm' | 'clock' | 'log' | 'changed' | 'files' | 'fetchText' | 'payments'>;
  /** The same database without limits of time. */
  maintenance: Orm;
  /** What is done beside sending emails. */
  work: Work;
  /** Where this process reaches the product over HTTP, without a path. */
  reach?: string | undefined;
  /** What emails are sent with. */
  post: Omit<Post, 'runtime'> & { transport: MailTransport };
  grace?: Grace;
}

/**
 * Does everything that is done beside serving, now and from now on. Any number of processes may do
 * so at once.
 * @returns a function that stops it after what is being done
 */
export async function startWorkers({
  runtime,
  maintenance,
  work,
  reach,
  post,
  grace,
}: Workers): Promise<() => Promise<void>> {
  const { orm, clock, log, changed, files, fetchText, payments } = runtime;
  const mail = mailJob({ ...post, runtime });
  const runner = await startJobs({
    orm,
    tools: { orm: maintenance, clock, log, changed, files, fetchText, payments, reach },
    work: { ...work, jobs: [...work.jobs, mail] },
    ...(grace && { grace }),
  });
  const stopHandover = startMailHandover({ runtime, job: mail, runner });
  return async () => {
    await stopHandover();
    await runner.stop();
    post.transport.close();
  };
}
