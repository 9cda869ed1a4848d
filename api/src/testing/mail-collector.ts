import { deliverMail } from '#api/server/mail/mail-delivery.ts';
import { mailKinds } from '#api/server/mail/mail-kinds.ts';
import type { MailMessage } from '#api/server/mail/mail-transport.ts';
import type { TestServer } from './test-server.ts';

/** Sends what is in the outbox of a server, as its worker does. @returns the letters, in order */
export async function collectMail({ database, runtime }: TestServer): Promise<MailMessage[]> {
  const letters: MailMessage[] = [];
  const waiting = await database.sql
    .selectFrom('outgoing_mail')
    .select('id')
    .where('sent_at', 'is', null)
    .orderBy('id')
    .execute();
  const transport = {
    send: (letter: MailMessage) => Promise.resolve(void letters.push(letter)),
    close: () => undefined,
  };
  const post = { runtime, transport, kinds: mailKinds, origin: 'https://roomtone.example' };
  for (const { id } of waiting) await deliverMail(post, id, undefined);
  return letters;
}
