import { sql } from 'kysely';
import type { EmailStatus } from '#domain/admin/email-status.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** An email of the outbox, without what it is about. */
export interface EmailRow {
  id: number;
  kind: string;
  /** Email address. */
  recipient: string;
  status: EmailStatus;
  attempts: number;
  lastError: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  nextAttemptAt: number | null;
  sentAt: number | null;
}

/** Newest first. */
export const emailOrder: ListOrder<EmailRow> = {
  direction: 'desc',
  columns: [{ value: sql`id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

/** Emails, all or those in one status: a slice, newest first. */
export async function listEmails(
  db: Sql,
  status: EmailStatus | undefined,
  part: Slice,
): Promise<EmailRow[]> {
  const emails = selectEmails(db);
  const query = status === undefined ? emails : emails.where('status', '=', status);
  return slice(query, emailOrder, part).execute();
}

/** How many emails there are in each of these statuses. */
export async function countEmails(
  db: Sql,
  statuses: readonly EmailStatus[],
): Promise<Record<EmailStatus, number>> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('status', 'in', statuses)
    .groupBy('status')
    .execute();
  const counts = { waiting: 0, retrying: 0, failed: 0, sent: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export async function findEmail(db: Sql, id: number): Promise<EmailRow | undefined> {
  return selectEmails(db).where('id', '=', id).executeTakeFirst();
}

/** The email that was written under a key. */
export async function findEmailByKey(
  db: Sql,
  deduplicationKey: string,
): Promise<EmailRow | undefined> {
  return selectEmails(db).where('deduplication_key', '=', deduplicationKey).executeTakeFirst();
}

/** What an email is made from; undefined without such an email. */
export async function findEmailData(
  db: Sql,
  id: number,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const row = await db
    .selectFrom('outgoing_mail')
    .select('data')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.data;
}

/**
 * Hands an email that failed to the queue again at `now` (epoch milliseconds).
 * @returns whether it was; not when it was sent, was never tried, or is being handed over already
 */
export async function requeueEmail(db: Sql, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outgoing_mail')
    .set({ queued_at: null, next_attempt_at: instant(now) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .where('queued_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectEmails(db: Sql) {
  return db
    .selectFrom('outgoing_mail')
    .select(({ ref }) => [
      'id',
      'kind',
      'recipient',
      'status',
      'attempts',
      'last_error as lastError',
      epochMs(ref('created_at')).as('createdAt'),
      epochMs(ref('next_attempt_at')).as('nextAttemptAt'),
      epochMs(ref('sent_at')).as('sentAt'),
    ]);
}
