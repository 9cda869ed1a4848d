import { tmpdir } from 'node:os';
import { pino } from 'pino';
import type { Orm } from '#db/orm.ts';
import { openMailTransport } from '#api/server/mail/mail-transport.ts';
import type { MailTransport } from '#api/server/mail/mail-transport.ts';
import { greetings } from './greeting-mail.ts';

/** What a mail server, or a folder without one, is reached by; each takes `connections` at once. */
export function mailTransport({
  smtpUrl,
  dataDir = tmpdir(),
  connections = 10,
}: {
  smtpUrl?: string;
  dataDir?: string;
  connections?: number;
}): MailTransport {
  return openMailTransport({
    smtpUrl,
    smtpConnections: connections,
    mailFrom: 'Roomtone <hello@roomtone.example>',
    dataDir,
  });
}

/** What greetings are sent with, by a worker or one by one. */
export function mailPost(orm: Orm, transport: MailTransport) {
  return {
    runtime: { orm, clock: Date.now, log: pino({ level: 'silent' }) },
    transport,
    kinds: Object.values(greetings),
    origin: 'https://roomtone.example',
  };
}
