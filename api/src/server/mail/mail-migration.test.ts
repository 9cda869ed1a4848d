import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { urlOf } from '#db/embedded/embedded-server.ts';
import { takeUnqueuedMail } from '#db/mail/outgoing-mail.repository.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { createDatabase } from '#db/prepare.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const kinds = ['newsletter-confirm', 'booking-confirmed', 'password-reset'];
const cleanups: (() => Promise<void>)[] = [];
let orm: Orm;
let url: string;

beforeAll(async () => {
  url = urlOf({ url: inject('databaseServer') }, name);
  await createDatabase({ url });
  orm = await openDatabase({ url });
  cleanups.push(() => orm.close());
});

afterAll(async () => {
  for (const cleanUp of cleanups.toReversed()) await cleanUp();
  const server = await openDatabase({ url: inject('databaseServer'), poolSize: 1 });
  await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(sqlOf(server.em));
  await server.close();
});

/** Writes an email of each kind as it was done before emails had priorities. @returns their ids */
async function writeOfOld(isQueued: boolean): Promise<number[]> {
  const ids = [];
  for (const kind of kinds) {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO outgoing_mail (deduplication_key, recipient, kind, data, queued_at)
      VALUES (${`${kind}:${isQueued}`}, 'somebody@example.com', ${kind}, '{}',
        ${isQueued ? '2026-12-01T12:00:00Z' : null}::timestamptz)
      RETURNING id
    `.execute(sqlOf(orm.em));
    ids.push(rows[0]!.id);
  }
  return ids;
}

test('emails that wait while the product is updated go by their priorities too', async () => {
  await orm.migrator.up({ to: '0022-notifications' });
  const waiting = await writeOfOld(false);
  const queued = await writeOfOld(true);
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false });
  await boss.start();
  cleanups.push(() => boss.stop());
  await boss.createQueue('mail');
  await boss.insert(
    'mail',
    queued.map((mailId) => ({ data: { mailId } })),
  );

  await orm.migrator.up();

  const taken = await takeUnqueuedMail(sqlOf(orm.em), 10, Date.now());
  expect(taken.map(({ id }) => id)).toEqual(waiting.toReversed());
  const fetched = [];
  while (fetched.length < queued.length) {
    const [job] = await boss.fetch<{ mailId: number }>('mail');
    fetched.push(job?.data.mailId);
  }
  expect(fetched).toEqual(queued.toReversed());
});
