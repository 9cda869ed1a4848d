import { sql } from 'kysely';
import { isOnByDefault } from '#domain/accounts/notification.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** The queue of jobs that emails of the outbox are sent from. */
export const MAIL_QUEUE = 'mail';

/** An email that is to be sent. */
export interface MailDraft {
  /** Email address. */
  recipient: string;
  kind: string;
  /** What its recipient may have switched off that it comes under; null for what comes all the same. */
  notification: NotificationKind | null;
  data: Readonly<Record<string, unknown>>;
  /** Names what the email is about: what is told twice under one key is sent once. */
  deduplicationKey: string;
  /** Larger leaves sooner. */
  priority: number;
}

/**
 * Puts emails into the outbox at `now` (epoch milliseconds), as part of the transaction that `db`
 * belongs to: they are sent if it commits, and never if it does not. Left out are those to users who
 * do not want to be notified of that kind by email; what the transaction has chosen itself counts.
 */
export async function insertMail(db: Sql, drafts: readonly MailDraft[], now: number) {
  if (drafts.length === 0) return;
  const rows = drafts.map((draft, number) => ({
    ...draft,
    number,
    isWanted: isWantedByDefault(draft),
  }));
  // One text however many there are, whose plan does not depend on how many: so it is planned once.
  await sql`
    INSERT INTO outgoing_mail (recipient, kind, data, deduplication_key, priority, created_at)
    SELECT recipient, kind, data, "deduplicationKey", priority, ${instant(now)}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS draft (
      recipient text, kind text, notification text, data jsonb, "deduplicationKey" text,
      priority int, "isWanted" boolean, number int
    )
    WHERE coalesce(
      (
        SELECT chosen.is_on
        FROM users JOIN notification_preferences chosen ON chosen.user_id = users.id
        WHERE users.email = draft.recipient::citext
          AND chosen.kind = draft.notification AND chosen.channel = 'email'
      ),
      "isWanted"
    )
    ORDER BY number
    ON CONFLICT (deduplication_key) DO NOTHING
  `.execute(db);
}

function isWantedByDefault({ notification }: MailDraft): boolean {
  return notification === null || isOnByDefault({ kind: notification, channel: 'email' });
}

/** Whether an email of the outbox is yet to be queued. */
export async function hasUnqueuedMail(db: Sql): Promise<boolean> {
  const row = await db
    .selectFrom('outgoing_mail')
    .select('id')
    .where('queued_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An email of the outbox on its way into the queue. */
export interface UnqueuedMailRow {
  id: number;
  /** Larger leaves sooner. */
  priority: number;
}

/**
 * Marks at most `limit` emails of the outbox as queued at `now` (epoch milliseconds): those of the
 * highest priority, and of these the oldest. Processes that ask at the same time get different ones.
 * @returns them in the order in which they are to leave
 */
export async function takeUnqueuedMail(
  db: Sql,
  limit: number,
  now: number,
): Promise<UnqueuedMailRow[]> {
  const rows = await db
    .updateTable('outgoing_mail')
    .set({ queued_at: instant(now), next_attempt_at: instant(now) })
    .where('id', 'in', (from) =>
      from
        .selectFrom('outgoing_mail')
        .select('id')
        .where('queued_at', 'is', null)
        .orderBy('priority', 'desc')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'priority'])
    .execute();
  return rows.toSorted((one, other) => other.priority - one.priority || one.id - other.id);
}

/** An email that waits to be sent. */
export interface UnsentMailRow extends Omit<MailDraft, 'priority' | 'notification'> {
  id: number;
}

/** The email with this id, unless it was sent or withdrawn. */
export async function findUnsentMail(db: Sql, id: number): Promise<UnsentMailRow | undefined> {
  return db
    .selectFrom('outgoing_mail')
    .select(['id', 'recipient', 'kind', 'data', 'deduplication_key as deduplicationKey'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

/** Notes that an email was sent at `now` (epoch milliseconds). */
export async function markMailSent(db: Sql, id: number, now: number): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set((row) => ({
      sent_at: instant(now),
      attempts: row('attempts', '+', 1),
      next_attempt_at: null,
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that an attempt failed, why, and when (epoch milliseconds) the next one is due; undefined
 * when it was the last.
 */
export async function markMailFailed(
  db: Sql,
  id: number,
  reason: string,
  nextAttemptAt: number | undefined,
): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      last_error: reason,
      next_attempt_at: nextAttemptAt === undefined ? null : instant(nextAttemptAt),
    }))
    .where('id', '=', id)
    .execute();
}

/** Takes an email out of the outbox that turned out to be for nobody. */
export async function withdrawMail(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('id', '=', id).execute();
}

/** Forgets emails from before `before` (epoch milliseconds): they hold people's addresses. */
export async function deleteOldMail(db: Sql, before: number): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('created_at', '<', instant(before)).execute();
}
