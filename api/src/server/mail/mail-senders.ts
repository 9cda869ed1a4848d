import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { mailPriorities } from '#api/lib/mail/mail-kind.ts';
import { deliverMail } from './mail-delivery.ts';
import type { Post } from './mail-delivery.ts';
import { isServerAway } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';

/** What the queue keeps of an email, whose row in the outbox has the rest. */
export interface MailJob {
  mailId: number;
}

/** How long a sender that nobody wakes waits: for what is tried again, or what others queued. */
const POLL_SECONDS = 5;

/** What is sent with, and the queue that it is taken from. */
export interface SenderParts {
  boss: PgBoss;
  queue: string;
  post: Post & { transport: MailTransport };
  /** When a job is handed out again should it fail, epoch milliseconds; undefined when it is not. */
  nextAttemptAt: (job: JobWithMetadata<MailJob>) => number | undefined;
}

/**
 * Starts as many senders as the transport takes emails at once. Each sends one at a time, the most
 * urgent that waits, so a slow one holds up its own sender and no other, and nothing waits within the
 * transport, which knows no priorities.
 * @returns a function that wakes them, for there is something to send
 */
export async function startSenders(parts: SenderParts): Promise<() => void> {
  const { connections } = parts.post.transport;
  const reserved = reservedOf(connections);
  const senders = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      startSender(parts, index < reserved ? { minPriority: mailPriorities.account } : {}),
    ),
  );
  return () => {
    for (const sender of senders) parts.boss.notifyWorker(sender);
  };
}

/**
 * How many of the senders take nothing but emails of accounts, so that slow recipients of anything
 * else do not hold these up: a fifth, and at least one where there are two.
 */
function reservedOf(connections: number): number {
  return connections < 2 ? 0 : Math.max(1, Math.floor(connections / 5));
}

/** @returns what the queue calls the sender */
async function startSender(
  { boss, queue, post, nextAttemptAt }: SenderParts,
  takes: { minPriority?: number },
): Promise<string> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: POLL_SECONDS,
    ...takes,
  } as const;
  const sender: string = await boss.work<MailJob, void, typeof options>(
    queue,
    options,
    async ([job]) => {
      if (!job) return;
      let goesOn = true;
      try {
        const { data, signal } = job;
        await deliverMail(post, data.mailId, { nextAttemptAt: nextAttemptAt(job), signal });
      } catch (error) {
        // A server that is away is not asked again for each of the emails that wait.
        goesOn = !isServerAway(error);
        throw error;
      } finally {
        if (goesOn) boss.notifyWorker(sender);
      }
    },
  );
  return sender;
}
