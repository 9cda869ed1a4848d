import { sql } from 'kysely';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/**
 * How far a letter has come: `waiting` was never tried, `retrying` failed and is tried again,
 * `failed` was given up.
 */
export const letterStatuses = ['waiting', 'retrying', 'failed', 'sent'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

/** A letter of the outbox, without what it tells of. */
export interface LetterRow {
  id: number;
  kind: string;
  /** Email address. */
  recipient: string;
  status: LetterStatus;
  attempts: number;
  lastError: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  nextAttemptAt: number | null;
  sentAt: number | null;
}

const statusOf = sql<LetterStatus>`CASE
  WHEN sent_at IS NOT NULL THEN 'sent'
  WHEN attempts = 0 THEN 'waiting'
  WHEN next_attempt_at IS NOT NULL THEN 'retrying'
  ELSE 'failed'
END`;

/** Letters, newest first, at most `limit`, beginning after the one with id `after`. */
export async function listLetters(
  db: Sql,
  page: { status: LetterStatus | undefined; limit: number; after: number | undefined },
): Promise<LetterRow[]> {
  const { status, limit, after } = page;
  let query = selectLetters(db).orderBy('id', 'desc').limit(limit);
  if (status !== undefined) query = query.where(statusOf, '=', status);
  if (after !== undefined) query = query.where('id', '<', after);
  return query.execute();
}

/** How many letters there are in each status; none is left out. */
export async function countLetters(db: Sql): Promise<Record<LetterStatus, number>> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select([statusOf.as('status'), sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  const counts = { waiting: 0, retrying: 0, failed: 0, sent: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export async function findLetter(db: Sql, id: number): Promise<LetterRow | undefined> {
  return selectLetters(db).where('id', '=', id).executeTakeFirst();
}

/** The letter that was written under a key. */
export async function findLetterByKey(
  db: Sql,
  deduplicationKey: string,
): Promise<LetterRow | undefined> {
  return selectLetters(db).where('deduplication_key', '=', deduplicationKey).executeTakeFirst();
}

/** What a letter is made from; undefined without such a letter. */
export async function findLetterData(
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
 * Hands a letter that failed to the queue again at `now` (epoch milliseconds).
 * @returns whether it was; not when it was sent, was never tried, or is being handed over already
 */
export async function requeueLetter(db: Sql, id: number, now: number): Promise<boolean> {
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

function selectLetters(db: Sql) {
  return db
    .selectFrom('outgoing_mail')
    .select(({ ref }) => [
      'id',
      'kind',
      'recipient',
      statusOf.as('status'),
      'attempts',
      'last_error as lastError',
      epochMs(ref('created_at')).as('createdAt'),
      epochMs(ref('next_attempt_at')).as('nextAttemptAt'),
      epochMs(ref('sent_at')).as('sentAt'),
    ]);
}
