import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { writeGreetings } from '#api/testing/greeting-mail.ts';
import { mailPost, mailTransport } from '#api/testing/mail-post.ts';
import { useMailServer } from '#api/testing/mail-server.ts';
import { startMailWorker } from '#api/testing/mail-worker.ts';

const database = useDatabase();
const mailServer = useMailServer();
const cleanups: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

/** A process of its own that sends what is in the outbox. @returns kills it, and waits for its end */
function startProcess(): () => Promise<void> {
  const program = join(import.meta.dirname, '../../testing/mail-process.ts');
  const child = spawn(process.execPath, [program, database.url, mailServer.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  cleanups.push(kill);
  return kill;
}

/** Lets the queue find out what it finds out in a minute or so: that a process has fallen silent. */
async function noticeDeath(): Promise<void> {
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  await boss.start();
  await sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'`.execute(
    database.sql,
  );
  await sql`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`.execute(
    database.sql,
  );
  await boss.supervise('mail');
  await sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`.execute(database.sql);
  await boss.stop();
}

async function sentRecipients(): Promise<string[]> {
  const rows = await database.sql
    .selectFrom('outgoing_mail')
    .select('recipient')
    .where('sent_at', 'is not', null)
    .execute();
  return rows.map(({ recipient }) => recipient);
}

/** How often an email has arrived at each address. */
function arrivals(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const address of mailServer.received.flatMap(({ recipients }) => recipients)) {
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

test('a process that is killed while it sends loses nothing, and repeats nothing that it had noted', async () => {
  const keys = Array.from({ length: 200 }, (_, index) => `handed-over-${index}`);
  await writeGreetings(database.sql, 'ordinary', keys);
  const kill = startProcess();
  await eventually(() => expect(mailServer.received.length).toBeGreaterThan(40));
  await kill();
  const noted = await sentRecipients();
  expect(noted.length).toBeGreaterThan(0);
  expect(noted.length).toBeLessThan(keys.length);

  await noticeDeath();
  const transport = mailTransport({ smtpUrl: mailServer.url });
  cleanups.push(await startMailWorker(mailPost(database.orm, transport)));
  await eventually(async () => expect(await sentRecipients()).toHaveLength(keys.length));

  const counts = arrivals();
  expect(counts.size).toBe(keys.length);
  for (const recipient of noted) expect(counts.get(recipient), recipient).toBe(1);
  const messageIds = new Set(mailServer.received.map(({ headers }) => headers.get('message-id')));
  expect(messageIds.size).toBe(keys.length);
});
