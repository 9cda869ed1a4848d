import { createHash } from 'node:crypto';
import {
  findUnsentMail,
  markMailFailed,
  markMailSent,
  withdrawMail,
} from '#db/mail/outgoing-mail.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { letterFooter } from '#api/features/accounts/notifications/letter-footer.ts';
import { languageOfLetter } from '#api/lib/mail/letter-language.ts';
import { htmlOf, textOf } from '#api/lib/mail/letter-layout.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import type { Runtime } from '../runtime.ts';
import type { MailTransport } from './mail-transport.ts';

/** What letters are sent with. */
export interface Post {
  runtime: Pick<Runtime, 'orm' | 'clock'>;
  transport: MailTransport;
  /** Every kind of letter that may be in the outbox. Each reads back the data it was written with. */
  kinds: readonly MailKind<never>[];
  /** Where links in letters lead, without a path. */
  origin: string;
}

/**
 * Sends a letter of the outbox, unless it was sent before.
 * @param nextAttemptAt when it is tried again should this attempt fail, epoch milliseconds;
 *   undefined when it is the last
 * @throws why it could not be sent, which the outbox notes too
 */
export async function deliverMail(
  { runtime, transport, kinds, origin }: Post,
  id: number,
  nextAttemptAt: number | undefined,
): Promise<void> {
  const sql = sqlOf(runtime.orm.em);
  const mail = await findUnsentMail(sql, id);
  if (!mail) return;
  const now = runtime.clock();
  try {
    const kind = kinds.find(({ name }) => name === mail.kind);
    if (!kind) throw new Error(`There is no kind of letter called ${mail.kind}.`);
    const language = await languageOfLetter(sql, mail);
    const words = await kind.compose(mail.data as never, { sql, now, language });
    if (!words) return await withdrawMail(sql, id);
    const footer = words.footer ?? (await letterFooter(sql, kind, mail.recipient, language));
    const letter = footer ? { ...words, footer } : words;
    await transport.send({
      id,
      kind: mail.kind,
      messageId: messageIdOf(mail.deduplicationKey, origin),
      recipient: letter.recipient ?? mail.recipient,
      subject: letter.subject,
      text: textOf(letter, origin),
      html: htmlOf(letter, origin, language),
      oneClickUrl: footer?.oneClickPath && origin + footer.oneClickPath,
      date: new Date(now),
    });
  } catch (error) {
    await markMailFailed(sql, id, String(error), nextAttemptAt);
    throw error;
  }
  await markMailSent(sql, id, runtime.clock());
}

function messageIdOf(deduplicationKey: string, origin: string): string {
  const digest = createHash('sha256').update(deduplicationKey).digest('hex');
  return `<${digest.slice(0, 32)}@${new URL(origin).hostname}>`;
}
