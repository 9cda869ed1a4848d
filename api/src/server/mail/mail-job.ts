import { MAIL_QUEUE } from '#db/mail/outgoing-mail.repository.ts';
import { mailPriorities } from '#api/lib/mail/mail-kind.ts';
import { defineJob } from '#api/lib/jobs/job.ts';
import type { Job, WorkerTerms } from '#api/lib/jobs/job.ts';
import { deliverMail } from './mail-delivery.ts';
import type { Post } from './mail-delivery.ts';
import { isServerAway } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';

/** What the queue keeps of an email, whose row in the outbox has the rest. */
export type MailJobData = Readonly<{ mailId: number }>;
export type MailJob = Job<MailJobData>;

/** Sends the emails of the outbox, each a job of its own, so that it fails and is tried again alone. */
export function mailJob(post: Post & { transport: MailTransport }): MailJob {
  return defineJob({
    name: MAIL_QUEUE,
    // Some two days of trying: 10 s, 20 s, 40 s… and then every three hours.
    retries: { limit: 25, firstDelaySeconds: 10, lastDelaySeconds: 3 * 60 * 60 },
    timeoutSeconds: 120,
    workers: sendersOf(post.transport),
    // A server that is away is not asked again for each of the emails that wait.
    isOutage: isServerAway,
    work: ({ mailId }: MailJobData, attempt) => deliverMail(post, mailId, attempt),
  });
}

/**
 * As many senders as the transport takes emails at once. Each sends one at a time, so a slow one
 * holds up its own sender and no other, and nothing waits within the transport, which knows no
 * priorities. A fifth of them, and at least one where there are two, take nothing but emails of
 * accounts, so that slow recipients of anything else do not hold these up.
 */
function sendersOf({ connections }: Pick<MailTransport, 'connections'>): WorkerTerms[] {
  const reserved = connections < 2 ? 0 : Math.max(1, Math.floor(connections / 5));
  return Array.from({ length: connections }, (_, index) =>
    index < reserved ? { minPriority: mailPriorities.account } : {},
  );
}
