import { deliverMail } from '#api/server/mail/mail-delivery.ts';
import type { Post } from '#api/server/mail/mail-delivery.ts';
import type { MailMessage } from '#api/server/mail/mail-transport.ts';
import type { TestServer } from './test-server.ts';

/** Sends what is in the outbox of a server, as its worker does. @returns the emails, in order */
export async function collectMail(
  { database, runtime }: TestServer,
  more: Pick<Post, 'replies'> = {},
): Promise<MailMessage[]> {
  const emails: MailMessage[] = [];
  const waiting = await database.sql
    .selectFrom('outgoing_mail')
    .select('id')
    .where('sent_at', 'is', null)
    .orderBy('id')
    .execute();
  const transport = {
    send: (email: MailMessage) => Promise.resolve(void emails.push(email)),
    close: () => undefined,
  };
  const post = {
    runtime,
    transport,
    kinds: runtime.features.emails,
    origin: 'https://roomtone.example',
    ...more,
  };
  for (const { id } of waiting) await deliverMail(post, id, undefined);
  return emails;
}
