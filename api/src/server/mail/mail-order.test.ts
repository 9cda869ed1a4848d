import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { gatedTransport } from '#api/testing/gated-transport.ts';
import { writeGreetings } from '#api/testing/greeting-mail.ts';
import { mailPost } from '#api/testing/mail-post.ts';
import type { MailTransport } from './mail-transport.ts';
import { startMailWorker } from '#api/testing/mail-worker.ts';

const database = useDatabase();
const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  await database.sql.deleteFrom('outgoing_mail').execute();
});

const keys = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/** How many emails have not been queued yet. */
async function countUnqueued(): Promise<number> {
  const rows = await database.sql
    .selectFrom('outgoing_mail')
    .select('id')
    .where('queued_at', 'is', null)
    .execute();
  return rows.length;
}

async function start(transport: MailTransport): Promise<() => Promise<void>> {
  const stop = await startMailWorker(mailPost(database.orm, transport));
  cleanups.push(stop);
  return stop;
}

describe('an email of an account', () => {
  test('leaves before 2,000 newsletters that were written before it', async () => {
    await writeGreetings(database.sql, 'newsletter', keys('news', 2000));
    await writeGreetings(database.sql, 'ordinary', ['booking']);
    await writeGreetings(database.sql, 'account', ['early']);
    const transport = gatedTransport(1);
    const recipients = () => transport.handed.map(({ recipient }) => recipient);
    await start(transport);
    cleanups.push(transport.open);
    await eventually(() => expect(recipients()).toEqual(['early@example.com']));
    // One that is written when all others wait in the queue already overtakes them there.
    await eventually(async () => expect(await countUnqueued()).toBe(0));
    await writeGreetings(database.sql, 'account', ['late']);
    await eventually(async () => expect(await countUnqueued()).toBe(0));
    transport.open();
    await eventually(() => expect(recipients().length).toBeGreaterThan(3));
    expect(recipients().slice(1, 4)).toEqual([
      'late@example.com',
      'booking@example.com',
      'news-0@example.com',
    ]);
  });

  test('leaves while all else that is being sent is stuck', async () => {
    const transport = gatedTransport(5);
    await writeGreetings(database.sql, 'ordinary', keys('stuck', 20));
    await start(transport);
    // Before the worker is stopped, which waits for what it sends.
    cleanups.push(transport.open);
    await eventually(() => expect(transport.handed).toHaveLength(4));
    await writeGreetings(database.sql, 'account', ['reset']);
    await eventually(() => expect(transport.handed).toHaveLength(5));
    expect(transport.handed.at(-1)?.recipient).toBe('reset@example.com');
  });
});
