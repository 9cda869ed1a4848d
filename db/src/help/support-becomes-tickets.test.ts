import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { openDatabase, sqlOf } from '../orm.ts';
import { createDatabase } from '../prepare.ts';
import { useDatabase } from '../testing/test-database.ts';
import { findTicketMessages } from './ticket-message.repository.ts';
import { listTicketsOf } from './ticket.repository.ts';

const database = useDatabase();

test('requests for support from before are tickets, with what was answered', async () => {
  const url = new URL(database.url);
  const name = `upgraded_${randomBytes(6).toString('hex')}`;
  url.pathname = name;
  await createDatabase({ url: url.href });
  const orm = await openDatabase({ url: url.href });
  await orm.migrator.up({ to: '0059-texts' });
  const db = sqlOf(orm.em);
  const { id: userId } = await createUser(orm.em.fork(), { language: 'de' });
  await sql`
    INSERT INTO owner_requests (user_id, kind, status, subject, details, answer, created_at, updated_at)
    VALUES
      (${userId}, 'support', 'open', 'The calendar', 'It does not sync.', '', now(), now()),
      (${userId}, 'support', 'done', 'The map', 'It is grey.', 'Reload.', now(), now())
  `.execute(db);
  await orm.migrator.up();
  const tickets = await listTicketsOf(db, userId, { limit: 10 });
  expect(tickets).toMatchObject([
    { subject: 'The map', state: 'solved', category: 'other', language: 'de' },
    { subject: 'The calendar', state: 'open' },
  ]);
  const messages = await findTicketMessages(
    db,
    tickets.map(({ id }) => id),
  );
  expect(messages.map(({ kind, content }) => [kind, content])).toEqual([
    ['sender', 'It does not sync.'],
    ['sender', 'It is grey.'],
    ['staff', 'Reload.'],
  ]);
  const left = await db.selectFrom('owner_requests').select('id').execute();
  expect(left).toEqual([]);
  await orm.close();
  await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(database.sql);
});
