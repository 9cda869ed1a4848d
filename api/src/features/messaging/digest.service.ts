import { inTransaction } from '#db/lib/transaction.ts';
import { findUsersToDigest, takeDigest } from '#db/messaging/digest.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { digestMail } from './digest.mails.ts';
import type { Waiting } from './digest.mails.ts';

/** How long a message may wait to be read before its reader is mailed. */
const PATIENCE_MS = 15 * MINUTE_MS;

/**
 * Mails everybody what they have not read for a while at `now` (epoch milliseconds): one email for all
 * of their conversations, and none about the same message twice.
 */
export async function mailDigests({ orm }: { orm: Orm }, now: number): Promise<void> {
  const until = now - PATIENCE_MS;
  for (const userId of await findUsersToDigest(sqlOf(orm.em), until)) {
    await inTransaction(orm, async (em) => digestFor(sqlOf(em), userId, until, now));
  }
}

async function digestFor(db: Sql, userId: number, until: number, now: number): Promise<void> {
  const digest = await takeDigest(db, userId, until);
  if (!digest) return;
  const waiting = digest.conversations.map(({ name, unread, attachments }): Waiting => ({
    name,
    count: unread,
    attachments,
  }));
  const data = { waiting: JSON.stringify(waiting) };
  await writeMail(
    db,
    digestMail,
    [{ recipient: digest.email, data, key: `${userId} ${now}` }],
    now,
  );
}
