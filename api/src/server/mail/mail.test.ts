import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { greetingRow, greetings } from '#api/testing/greeting-mail.ts';
import { readEmail } from '#api/testing/emails.ts';
import { mailPost, mailTransport } from '#api/testing/mail-post.ts';
import { useMailServer } from '#api/testing/mail-server.ts';
import { deliverMail } from './mail-delivery.ts';
import { startMailWorker } from '#api/testing/mail-worker.ts';

const database = useDatabase();
const mailServer = useMailServer();
const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

/** Sends over the mail server of this file, unless a folder is given. */
function post(dataDir?: string) {
  const transport = mailTransport(
    dataDir === undefined ? { smtpUrl: mailServer.url } : { dataDir },
  );
  cleanups.push(() => transport.close());
  return mailPost(database.orm, transport);
}

/** Writes an email to somebody who is in no other test. @returns its row's id */
async function write(key: string, name = key): Promise<number> {
  const recipient = `${key}@example.com`;
  const email = { recipient, data: { name }, key };
  await writeMail(database.sql, greetings.ordinary, [email], Date.now());
  return (await rowOf(key)).id;
}

const rowOf = (key: string) => greetingRow(database.sql, key);

const receivedBy = (key: string) =>
  mailServer.received.filter(({ recipients }) => recipients.includes(`${key}@example.com`));

async function startWorker() {
  const stop = await startMailWorker(post());
  cleanups.push(stop);
  return stop;
}

describe('the outbox', () => {
  test('is part of the transaction: what is rolled back is never sent', async () => {
    const email = { recipient: 'no@example.com', data: { name: 'No' }, key: 'rolled-back' };
    await expect(
      inTransaction(database.orm, async (em) => {
        await writeMail(sqlOf(em), greetings.ordinary, [email], Date.now());
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await expect(rowOf('rolled-back')).rejects.toThrow('no result');
  });

  test('takes the same key once, whoever writes it first', async () => {
    await Promise.all(Array.from({ length: 10 }, () => write('same-key')));
    const stop = await startWorker();
    await eventually(() => expect(receivedBy('same-key')).toHaveLength(1));
    await write('same-key');
    await write('after-it');
    await eventually(() => expect(receivedBy('after-it')).toHaveLength(1));
    await stop();
    expect(receivedBy('same-key')).toHaveLength(1);
  });
});

describe('an email', () => {
  test('goes to the mail server as text and as HTML, with links to the public address', async () => {
    const id = await write('layout', 'Ada');
    await deliverMail(post(), id);
    const [email] = receivedBy('layout');
    expect(email?.headers.get('from')).toBe('Roomtone <hello@roomtone.example>');
    expect(email?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(email?.text).toContain('Look:\r\nhttps://roomtone.example/look?a=1&b=2');
    expect(email?.text).toContain('All is <well>.');
    expect(email?.html).toContain('All is &lt;well&gt;.');
    expect(email?.html).toContain('href="https://roomtone.example/look?a=1&amp;b=2"');
    expect(email?.html).toContain('prefers-color-scheme: dark');
    expect(await rowOf('layout')).toMatchObject({ attempts: 1, next_attempt_at: null });
  });

  test('has one Message-ID, however often it is sent', async () => {
    const id = await write('twice');
    const parts = post();
    await deliverMail(parts, id);
    // As if the process had died between sending and noting it.
    await database.sql
      .updateTable('outgoing_mail')
      .set({ sent_at: null })
      .where('id', '=', id)
      .execute();
    await deliverMail(parts, id);
    const ids = receivedBy('twice').map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('that was sent is not sent again', async () => {
    const id = await write('once');
    const parts = post();
    await deliverMail(parts, id);
    await deliverMail(parts, id);
    expect(receivedBy('once')).toHaveLength(1);
  });

  test('for nobody is withdrawn', async () => {
    const id = await write('withdrawn', 'nobody');
    await deliverMail(post(), id);
    expect(receivedBy('withdrawn')).toEqual([]);
    await expect(rowOf('withdrawn')).rejects.toThrow('no result');
  });

  test('that the server refuses stays, with the reason and when it is tried again', async () => {
    const id = await write('refused');
    mailServer.refuse(1);
    const next = Date.parse('2030-01-01T00:00:00Z');
    const parts = post();
    await expect(deliverMail(parts, id, { nextAttemptAt: next })).rejects.toThrow('Busy');
    const row = await rowOf('refused');
    expect(row).toMatchObject({ attempts: 1, sent_at: null });
    expect(row.last_error).toContain('Busy');
    expect(Date.parse(row.next_attempt_at!)).toBe(next);
    await deliverMail(parts, id);
    expect(receivedBy('refused')).toHaveLength(1);
  });

  test('becomes a file without a mail server, and takes its own place again', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-mail-'));
    cleanups.push(() => rmSync(dataDir, { recursive: true }));
    await createUser(database.em, { email: 'file@example.com', emailVerifiedAt: new Date() });
    const id = await write('file', 'Grace');
    await deliverMail(post(dataDir), id);
    const [name, ...others] = readdirSync(join(dataDir, 'mail'));
    expect(name).toBe(`${String(id).padStart(6, '0')}-greeting.eml`);
    expect(others).toEqual([]);
    const email = readEmail(readFileSync(join(dataDir, 'mail', name!), 'utf8'));
    expect(email.headers.get('to')).toBe('file@example.com');
    expect(email.text).toContain('Hello Grace');
  });
});

describe('the worker', () => {
  test('sends what was written while none ran', async () => {
    await write('early');
    await startWorker();
    await eventually(() => expect(receivedBy('early')).toHaveLength(1));
    await eventually(async () => expect((await rowOf('early')).sent_at).not.toBeNull());
  });

  test('hands an email to one process only', async () => {
    await Promise.all([startWorker(), startWorker(), startWorker()]);
    const keys = Array.from({ length: 12 }, (_, index) => `shared-${index}`);
    await Promise.all(keys.map((key) => write(key)));
    await eventually(() => {
      for (const key of keys) expect(receivedBy(key)).toHaveLength(1);
    });
  });

  test('that stops finishes the emails it has begun', async () => {
    const stop = await startWorker();
    await write('draining');
    await eventually(async () => expect((await rowOf('draining')).queued_at).not.toBeNull());
    await stop();
    const row = await rowOf('draining');
    expect(receivedBy('draining')).toHaveLength(row.sent_at === null ? 0 : 1);
    await startWorker();
    await eventually(() => expect(receivedBy('draining')).toHaveLength(1));
  });
});
