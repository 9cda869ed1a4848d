import { createHash } from 'node:crypto';
import {
  findUnsentMail,
  markMailFailed,
  markMailSent,
  withdrawMail,
} from '#db/mail/outgoing-mail.repository.ts';
import type { UnsentMailRow } from '#db/mail/outgoing-mail.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { emailFooter } from '#api/features/accounts/notifications/email-footer.ts';
import { composeMail } from '#api/lib/mail/compose-mail.ts';
import { htmlOf, textOf } from '#api/lib/mail/email-layout.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import type { ReplyAddresses } from '#api/lib/mail/reply-addresses.ts';
import type { Runtime } from '../runtime.ts';
import type { MailMessage, MailTransport } from './mail-transport.ts';

/** What emails are sent with. */
export interface Post {
  runtime: Pick<Runtime, 'orm' | 'clock'>;
  transport: Pick<MailTransport, 'send'>;
  /** Every kind of email that may be in the outbox. Each reads back the data it was written with. */
  kinds: readonly MailKind<never>[];
  /** Where links in emails lead, without a path. */
  origin: string;
  /** Where replies are taken; undefined where they are off. */
  replies?: ReplyAddresses | undefined;
}

/** One try at sending an email. */
export interface Attempt {
  /** When it is tried again should this fail, epoch milliseconds; undefined when it is the last. */
  nextAttemptAt?: number | undefined;
  /** Aborts when the email is no longer this process's to send. */
  signal?: AbortSignal;
}

/**
 * Sends an email of the outbox, unless it was sent before.
 * @throws why it could not be sent, which the outbox notes too
 */
export async function deliverMail(post: Post, id: number, attempt: Attempt = {}): Promise<void> {
  const { runtime, transport } = post;
  const sql = sqlOf(runtime.orm.em);
  const mail = await findUnsentMail(sql, id);
  if (!mail) return;
  try {
    const message = await messageOf(post, sql, mail);
    if (!message) return await withdrawMail(sql, id);
    await transport.send(message, attempt.signal);
  } catch (error) {
    await markMailFailed(sql, id, String(error), attempt.nextAttemptAt);
    throw error;
  }
  await markMailSent(sql, id, runtime.clock());
}

/** The email as it leaves; undefined when it turns out to be for nobody. */
async function messageOf(
  { runtime, kinds, origin, replies }: Post,
  sql: Sql,
  mail: UnsentMailRow,
): Promise<MailMessage | undefined> {
  const kind = kinds.find(({ name }) => name === mail.kind);
  if (!kind) throw new Error(`There is no kind of email called ${mail.kind}.`);
  const now = runtime.clock();
  const email = await composeMail(kind, mail, {
    sql,
    now,
    footerFor: (recipient, language) => emailFooter(sql, kind, recipient, language),
    replies,
  });
  if (!email) return undefined;
  const { recipient, subject, footer } = email;
  return {
    id: mail.id,
    kind: mail.kind,
    messageId: messageIdOf(mail.deduplicationKey, origin),
    recipient,
    subject,
    text: textOf(email, origin),
    html: htmlOf(email, origin, email.language),
    replyTo: email.replyTo,
    oneClickUrl: footer?.oneClickPath && origin + footer.oneClickPath,
    date: new Date(now),
  };
}

function messageIdOf(deduplicationKey: string, origin: string): string {
  const digest = createHash('sha256').update(deduplicationKey).digest('hex');
  return `<${digest.slice(0, 32)}@${new URL(origin).hostname}>`;
}
