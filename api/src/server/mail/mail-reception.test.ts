import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyAddresses } from '#api/lib/mail/reply-addresses.ts';
import type { ReplyAddresses } from '#api/lib/mail/reply-addresses.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { answer, opened, read } from '#api/testing/tickets.ts';
import { openMailReception } from './mail-reception.ts';

const server = useServer();
let replies: ReplyAddresses;
let reception: Awaited<ReturnType<typeof openMailReception>>;

beforeAll(async () => {
  const { runtime } = server;
  replies = replyAddresses('Help@roomtone.example', runtime.secrets!);
  reception = await openMailReception({ runtime, replies, host: '127.0.0.1', port: 0 });
});

afterAll(() => reception.close());

/** A ticket of somebody, who they are, and where their replies go. */
async function ticket() {
  const { client, user } = await signedIn(server);
  const id = await opened(client);
  const { email } = user;
  return { client, id, email, to: replies.addressOf(id.toLowerCase(), email) };
}

/** Hands an email over as a mail server does. @returns what it was answered */
async function send(
  { to, from, ...more }: SendMailOptions,
  port = reception.port,
): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, lmtp: true });
  try {
    const { response } = await transport.sendMail({ from, to, subject: 'Re: RT', ...more });
    return response;
  } catch (error) {
    return (error as Error & { response?: string }).response ?? String(error);
  } finally {
    transport.close();
  }
}

const saidIn = async (id: string) => {
  const admin = await administrator(server);
  return (await read(admin, id))!.messages.map(({ kind, content }) => [kind, content]);
};

describe('a reply by email', () => {
  test('goes where the email said, and is in the ticket without what it quotes', async () => {
    const { id, email } = await ticket();
    const admin = await administrator(server);
    expect((await answer(admin, id, { content: 'Try again.' })).errors).toEqual([]);
    const sent = (await collectMail(server, { replies })).find(
      ({ kind, recipient }) => kind === 'ticket-answered' && recipient === email,
    )!;
    expect(sent.text.split('\n')[0]).toBe('##- Reply above this line -##');
    expect(sent.text).toContain('You can reply to this email, or open your ticket.');
    const quoted = sent.text.split('\n').map((line) => `> ${line}`);
    const text = ['It works now.', '', 'Thanks!', '', 'On Tue, Roomtone wrote:', ...quoted];
    const answered = await send({ to: sent.replyTo!, from: email, text: text.join('\r\n') });
    expect(answered).toMatch(/^250 /);
    expect(await saidIn(id)).toEqual([
      ['SENDER', 'It stays grey.'],
      ['STAFF', 'Try again.'],
      ['SENDER', 'It works now.\n\nThanks!'],
    ]);
    expect((await read(admin, id))!.state).toBe('WAITING_FOR_STAFF');
  });

  test('that comes twice, as after a lost answer, is there once', async () => {
    const { id, email, to } = await ticket();
    const reply = { to, from: email, text: 'Once.', messageId: '<once@example.org>' };
    expect(await send(reply)).toMatch(/^250 /);
    expect(await send(reply)).toMatch(/^250 /);
    expect(await saidIn(id)).toHaveLength(2);
  });

  test('of HTML alone is its text', async () => {
    const { id, email, to } = await ticket();
    const html =
      '<div>It <b>works</b>.</div><div>Thanks!</div><script>alert(1)</script>' +
      '<blockquote><p>##- Reply above this line -##</p><p>Try again.</p></blockquote>';
    expect(await send({ to, from: email, html })).toMatch(/^250 /);
    expect((await saidIn(id)).at(-1)).toEqual(['SENDER', 'It works.\nThanks!']);
  });

  test('of somebody else, or to an address that we never gave, is refused', async () => {
    const { id, email, to } = await ticket();
    const other = await ticket();
    const forged = to.replace(/\.[\da-f]{32}@/, `.${'0'.repeat(32)}@`);
    const ofOther = replies.addressOf(id.toLowerCase(), other.email);
    for (const [at, from] of [
      [to, other.email],
      [forged, email],
      [ofOther, other.email],
      ['help@roomtone.example', email],
      [replies.addressOf('rt-999999', email), email],
      ['somebody@roomtone.example', email],
    ] as const) {
      expect(await send({ to: at, from, text: 'Let me in.' })).toMatch(/^550 /);
    }
    expect(await saidIn(id)).toHaveLength(1);
  });

  test('may have the case of its addresses changed', async () => {
    const { id, email, to } = await ticket();
    const text = 'Shouted.';
    expect(await send({ to: to.toUpperCase(), from: email.toUpperCase(), text })).toMatch(/^250 /);
    expect(await saidIn(id)).toContainEqual(['SENDER', 'Shouted.']);
  });

  test.each([
    ['nothing above the line', '> ##- Reply above this line -##\n> Try again.', /^554 .*above/],
    ['more than a message may have', 'x'.repeat(4001), /^552 .*4,000/],
  ])('with %s is refused with the reason', async (_what, text, refused) => {
    const { id, email, to } = await ticket();
    expect(await send({ to, from: email, text })).toMatch(refused);
    expect(await saidIn(id)).toHaveLength(1);
  });

  test('to a closed ticket is refused', async () => {
    const { id, email, to } = await ticket();
    await server.database.sql
      .updateTable('tickets')
      .set({ state: 'closed' })
      .where('id', '=', Number(id.slice('RT-'.length)))
      .execute();
    expect(await send({ to, from: email, text: 'Once more.' })).toMatch(/^550 .*closed/);
  });

  test('that a program has written is taken and left out', async () => {
    const { id, email, to } = await ticket();
    const headers = { 'Auto-Submitted': 'auto-replied' };
    expect(await send({ to, from: email, text: 'I am away.', headers })).toMatch(/^250 /);
    expect(await saidIn(id)).toHaveLength(1);
  });

  test('that is too large is refused, and nothing is kept', async () => {
    const { id, email, to } = await ticket();
    const attachments = [{ filename: 'mix.wav', content: Buffer.alloc(9 * 1024 * 1024) }];
    expect(await send({ to, from: email, text: 'Listen.', attachments })).toMatch(/^552 /);
    expect(await saidIn(id)).toHaveLength(1);
  });
});

test('a reply that cannot be kept is left to the mail server, which tries again', async () => {
  const { id, email, to } = await ticket();
  const { orm } = server.runtime;
  const broken = new Proxy(orm, {
    get() {
      throw new Error('The connection has ended.');
    },
  });
  const runtime = { ...server.runtime, orm: broken };
  const other = await openMailReception({ runtime, replies, host: '127.0.0.1', port: 0 });
  const answered = await send({ to, from: email, text: 'Kept later.' }, other.port);
  await other.close();
  expect(answered).toMatch(/^451 /);
  expect(server.takeLog()).toMatchObject([{ msg: 'an email could not be kept' }]);
  expect(await saidIn(id)).toHaveLength(1);
});

test('where replies are off, emails say that nobody reads them', async () => {
  const { email } = await ticket();
  const sent = (await collectMail(server)).find(({ recipient }) => recipient === email)!;
  expect(sent.replyTo).toBeUndefined();
  expect(sent.text).toContain('Nobody reads replies to this email.');
  expect(sent.text).not.toContain('##-');
});
