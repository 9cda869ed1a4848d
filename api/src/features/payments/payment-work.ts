import { sqlOf } from '#db/orm.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import type { StoredJob } from '#api/lib/jobs/enqueue.ts';
import type { Context } from '#api/lib/context.ts';
import type { JobTools } from '#api/lib/jobs/job.ts';

/** What payments are worked on with, whoever does so: a request, a job or a schedule. */
export type PaymentContext = Pick<Context, 'sql' | 'transaction' | 'payments' | 'changed' | 'now'>;

/** The same for a job or a schedule. */
export function contextOfJob({ orm, payments, changed, clock }: JobTools): PaymentContext {
  return {
    sql: sqlOf(orm.em),
    transaction: (work, options) => inTransaction(orm, work, options),
    payments,
    changed,
    now: clock(),
  };
}

/** Tried for half a day: less than providers know a repetition for. */
const retries = { limit: 20, firstDelaySeconds: 10, lastDelaySeconds: 3600 };

/** Has the provider told something. */
export const commandWork: StoredJob<{ commandId: number; paymentId: number }> = {
  name: 'payments.command',
  retries,
  timeoutSeconds: 60,
  keyOf: ({ paymentId }) => String(paymentId),
};

/** Looks after what the provider has sent word of. */
export const eventWork: StoredJob<{ eventId: number; providerRef: string }> = {
  name: 'payments.event',
  retries,
  timeoutSeconds: 60,
  keyOf: ({ providerRef }) => providerRef,
};
