import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { parseHTML } from 'linkedom';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerSession } from 'smtp-server';
import { isTicketAddress, keepMailedReply } from '#api/features/help/ticket-mail.service.ts';
import type { ReplyOutcome } from '#api/features/help/ticket-mail.service.ts';
import type { ReplyAddresses } from '#api/lib/mail/reply-addresses.ts';
import type { Runtime } from '../runtime.ts';

/** Pictures in signatures have room, and what is attached besides is left out anyway. */
const SIZE_LIMIT = 10 * 1024 * 1024;

/** Why an email is not taken, as its sender reads it in what their mail server tells them (RFC 5321). */
const refusals: Readonly<Record<Exclude<ReplyOutcome, 'kept'>, [code: number, text: string]>> = {
  unknown: [550, 'There is no ticket at this address that you can reply to from yours.'],
  closed: [550, 'This ticket is closed. Open a new one, and mention its number.'],
  empty: [554, 'There is nothing above the line. Write your reply above it.'],
  'too-long': [552, 'A reply can have up to 4,000 characters.'],
};
const TOO_LARGE = [552, 'An email can have up to 10 MB.'] as const;
/** Mail servers keep connections for the next email, which a process that ends does not wait for. */
const CLOSE_MS = 1000;

/** Tried again by the mail server that has it: nothing of it is kept. */
const NOT_NOW = [451, 'It could not be kept. Try again.'] as const;

interface Reception {
  runtime: Pick<Runtime, 'orm' | 'clock' | 'log' | 'changed'>;
  replies: ReplyAddresses;
  host: string;
  /** 0 takes a free one. */
  port: number;
}

/**
 * Takes replies to emails by LMTP (RFC 2033) from the mail server that has them, which knows by each
 * answer that one is kept, or tells its sender why not.
 * @returns the port it listens on, and what ends that
 */
export async function openMailReception({
  runtime,
  replies,
  host,
  port,
}: Reception): Promise<{ port: number; close: () => Promise<void> }> {
  const { log } = runtime;
  const server = new SMTPServer({
    lmtp: true,
    size: SIZE_LIMIT,
    closeTimeout: CLOSE_MS,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(isTicketAddress(replies, address) ? undefined : refusal(refusals.unknown));
    },
    onData(stream, session, done) {
      const receiveIt = callbackify(async () => {
        try {
          return await receive({ runtime, replies }, session, stream);
        } catch (error) {
          log.error({ err: error }, 'an email could not be kept');
          throw refusal(NOT_NOW);
        }
      });
      receiveIt(done);
    },
  });
  server.on('error', (error) => log.warn({ err: error }, 'a mail server broke off'));
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An answer for each address, in order: what it was kept as, or why not. */
async function receive(
  { runtime, replies }: Pick<Reception, 'runtime' | 'replies'>,
  session: SMTPServerSession,
  stream: NodeJS.ReadableStream & { sizeExceeded: boolean },
): Promise<(string | Error)[]> {
  const source = await buffer(stream);
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  if (stream.sizeExceeded) return recipients.map(() => refusal(TOO_LARGE));
  const email = await PostalMime.parse(source);
  // Programs that answer by themselves would answer each other for ever (RFC 3834).
  if (isAutomatic(email)) return recipients.map(() => 'Left out: it was written by a program');
  const { orm, clock, changed } = runtime;
  const answers: (string | Error)[] = [];
  for (const to of recipients) {
    const reply = {
      to,
      from: email.from?.address ?? '',
      mailId: email.messageId ?? createHash('sha256').update(source).digest('hex'),
      text: email.text ?? textOfHtml(email.html ?? ''),
    };
    const outcome = await keepMailedReply({ orm, replies, changed }, reply, clock());
    answers.push(outcome === 'kept' ? 'Kept' : refusal(refusals[outcome]));
  }
  return answers;
}

/** What an email says that has no plain text. It is kept as text, so nothing of it can run. */
function textOfHtml(html: string): string {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  for (const unseen of document.querySelectorAll('script, style, title')) unseen.remove();
  for (const line of document.querySelectorAll('br, p, div, tr, li, blockquote, h1, h2, h3')) {
    line.before('\n');
  }
  return document.body.textContent;
}

function isAutomatic({ headers }: Email): boolean {
  const value = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase();
  return (
    (value('auto-submitted') ?? 'no') !== 'no' ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(value('precedence') ?? '')
  );
}

function refusal([responseCode, text]: readonly [number, string]): Error {
  return Object.assign(new Error(text), { responseCode });
}
