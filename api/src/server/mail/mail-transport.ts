import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

/** A finished email. */
export interface MailMessage {
  /** Id of the email in the outbox. */
  id: number;
  kind: string;
  /** The same each time that the email is sent, so that whoever gets it twice can tell. */
  messageId: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where replies go; undefined when nobody reads them. */
  replyTo?: string | undefined;
  /** Of emails that can be switched off: where mail programs send that they are to be. */
  oneClickUrl: string | undefined;
  date: Date;
}

/** The way that emails leave by. */
export interface MailTransport {
  /** How many emails it takes at once. */
  connections: number;
  /**
   * @param signal gives up on the email when it aborts, and frees what it was sent by
   * @throws what the other side said when it does not take the email
   */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** How long the mail server may be silent: well within the time that the queue gives an email. */
const TIMEOUT_MS = 20_000;

/** Writing files is not what takes its time. */
const FILES_AT_ONCE = 10;

type TransportSettings = Pick<Config, 'smtpUrl' | 'smtpConnections' | 'mailFrom' | 'dataDir'>;

/** What nodemailer calls it when a server cannot be reached, or does not let us in. */
const AWAY = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'];
/** The service is not available (RFC 5321 §3.8). */
const CLOSING = 421;

/** Whether an email could not be sent for a reason that all others have too: the mail server is away. */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return responseCode === CLOSING || AWAY.includes(String(code));
}

/** The configured mail server; without one, a folder. */
export function openMailTransport(config: TransportSettings): MailTransport {
  return config.smtpUrl === undefined
    ? folderTransport(join(config.dataDir, 'mail'), config.mailFrom)
    : serverTransport(config.smtpUrl, config);
}

function serverTransport(
  url: string,
  { mailFrom: from, smtpConnections: connections }: TransportSettings,
): MailTransport {
  const server = onFirstEmail((create) =>
    create({
      url,
      // Greeting a server and logging in take longer than handing it an email.
      pool: true,
      maxConnections: connections,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
    }),
  );
  return {
    connections,
    async send(message, signal) {
      const transport = await server.opened();
      await transport.sendMail({ ...mailOf(message, from), ...(signal && { signal }) });
    },
    close: server.close,
  };
}

/** Keeps emails as files, named so that an email that is sent again takes its own place. */
function folderTransport(folder: string, from: string): MailTransport {
  const composer = onFirstEmail((create) => create({ streamTransport: true, buffer: true }));
  return {
    connections: FILES_AT_ONCE,
    async send(message) {
      const transport = await composer.opened();
      const { message: content } = await transport.sendMail(mailOf(message, from));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${String(message.id).padStart(6, '0')}-${message.kind}.eml`);
      // Whoever looks into the folder finds whole emails only.
      await writeFile(`${path}.part`, content);
      await rename(`${path}.part`, path);
    },
    close: composer.close,
  };
}

/** Opens with the first email what sends it: nodemailer is 25 MB that a process need not begin with. */
function onFirstEmail<Transport extends { close(): void }>(
  open: (create: typeof createTransport) => Transport,
) {
  let transport: Transport | undefined;
  return {
    async opened(): Promise<Transport> {
      const library = await import('nodemailer');
      return (transport ??= open(library.createTransport));
    },
    close: () => transport?.close(),
  };
}

function mailOf(message: MailMessage, from: string) {
  const { messageId, recipient, subject, text, html, replyTo, oneClickUrl, date } = message;
  return {
    from,
    // As an object, so that an address is never read as a list of them.
    to: { name: '', address: recipient },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date,
    messageId,
    headers: {
      // Out-of-office programs leave it unanswered (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // RFC 2369, and RFC 8058 for programs that unsubscribe by themselves.
      ...(oneClickUrl && {
        'List-Unsubscribe': `<${oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
