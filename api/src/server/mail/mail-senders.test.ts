import { afterEach, expect, test } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { greetingRow, writeGreetings } from '#api/testing/greeting-mail.ts';
import { mailPost, mailTransport } from '#api/testing/mail-post.ts';
import { useMailServer } from '#api/testing/mail-server.ts';
import { startMailWorker } from '#api/testing/mail-worker.ts';

const database = useDatabase();
const mailServer = useMailServer();
const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

async function start(connections: number): Promise<void> {
  const transport = mailTransport({ smtpUrl: mailServer.url, connections });
  cleanups.push(await startMailWorker(mailPost(database.orm, transport)));
}

const keys = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/** How often each of these has arrived. */
function arrivals(keysOf: readonly string[]): number[] {
  const recipients = mailServer.received.flatMap((email) => email.recipients);
  return keysOf.map(
    (key) => recipients.filter((address) => address === `${key}@example.com`).length,
  );
}

const once = (keysOf: readonly string[]) => keysOf.map(() => 1);

test('a slow recipient holds up one connection, and the others are used again and again', async () => {
  const release = mailServer.hold(/^slow@/);
  const others = keys('quick', 40);
  await writeGreetings(database.sql, 'ordinary', ['slow', ...others]);
  await start(5);
  cleanups.push(release);
  await eventually(() => expect(arrivals(['slow', ...others])).toEqual(once(['slow', ...others])));
  expect((await greetingRow(database.sql, 'slow')).sent_at).toBeNull();
  expect(mailServer.connections.count).toBeLessThanOrEqual(5);
  release();
  await eventually(async () => {
    expect((await greetingRow(database.sql, 'slow')).sent_at).not.toBeNull();
  });
  expect(arrivals(['slow', ...others])).toEqual(once(['slow', ...others]));
});

test('what is refused fails alone: all else arrives once, without waiting', async () => {
  mailServer.refuseTo(/^bad-/);
  cleanups.push(() => mailServer.refuseTo(/(?!)/));
  const [bad, good] = [keys('bad', 20), keys('good', 40)];
  await writeGreetings(database.sql, 'ordinary', [...bad, ...good]);
  // One sender for all of them: should it pause after each refusal, it would take minutes.
  await start(2);
  await eventually(async () => {
    const rows = await database.sql
      .selectFrom('outgoing_mail')
      .select('id')
      .where('attempts', '>', 0)
      .where('recipient', 'like', '%d-%')
      .execute();
    expect(rows).toHaveLength(60);
  });
  expect(arrivals(good)).toEqual(once(good));
  for (const key of bad) {
    const row = await greetingRow(database.sql, key);
    expect(row).toMatchObject({ attempts: 1, sent_at: null });
    expect(row.last_error).toContain('Unknown');
    expect(row.next_attempt_at).not.toBeNull();
  }
});
