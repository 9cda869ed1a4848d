import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { mailTransport } from '#api/testing/mail-post.ts';
import { useMailServer } from '#api/testing/mail-server.ts';
import { eventually } from '#db/testing/eventually.ts';
import { isServerAway } from './mail-transport.ts';
import type { MailMessage, MailTransport } from './mail-transport.ts';

const mailServer = useMailServer();
const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanups.splice(0).toReversed()) cleanUp();
});

function messageTo(recipient: string): MailMessage {
  return {
    id: 1,
    kind: 'test',
    messageId: `<${recipient}>`,
    recipient,
    subject: 'Subject',
    text: 'Text',
    html: '<p>Text</p>',
    oneClickUrl: undefined,
    date: new Date(),
  };
}

function open(smtpUrl: string): MailTransport {
  const transport = mailTransport({ smtpUrl, connections: 1 });
  cleanups.push(() => transport.close());
  return transport;
}

/** A port at which nobody listens, at least for now. */
async function unusedPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const recipients = () => mailServer.received.flatMap((email) => email.recipients);

const errorOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a mail server', () => {
  test('that is away is told from one that refuses an email', async () => {
    const away = open(`smtp://127.0.0.1:${await unusedPort()}`);
    expect(isServerAway(await errorOf(away.send(messageTo('away@example.com'))))).toBe(true);
    mailServer.refuseTo(/^bad@/);
    const error = await errorOf(open(mailServer.url).send(messageTo('bad@example.com')));
    expect(String(error)).toContain('Unknown');
    expect(isServerAway(error)).toBe(false);
  });

  test('that keeps an email waiting too long loses the connection, which the next one gets', async () => {
    const transport = open(mailServer.url);
    cleanups.push(mailServer.hold(/^stuck@/));
    const giveUp = new AbortController();
    const sending = errorOf(transport.send(messageTo('stuck@example.com'), giveUp.signal));
    await eventually(() => expect(recipients()).toContain('stuck@example.com'));
    const next = transport.send(messageTo('next@example.com'));
    giveUp.abort();
    expect(String(await sending)).toContain('abort');
    await next;
    expect(recipients()).toContain('next@example.com');
  });
});
