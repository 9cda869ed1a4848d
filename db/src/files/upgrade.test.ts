import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase, sqlOf } from '../orm.ts';
import { createDatabase } from '../prepare.ts';
import { useDatabase } from '../testing/test-database.ts';

const database = useDatabase();

test('pictures from before are files of their users, with all that the store has of them', async () => {
  const url = new URL(database.url);
  const name = `upgraded_${randomBytes(6).toString('hex')}`;
  url.pathname = name;
  await createDatabase({ url: url.href });
  const orm = await openDatabase({ url: url.href });
  await orm.migrator.up({ to: '0027-gear-names' });
  const db = sqlOf(orm.em);
  await sql`
    WITH someone AS (
      INSERT INTO users (username, email, name) VALUES ('before', 'before@example.com', 'Before')
      RETURNING id
    )
    INSERT INTO avatars (user_id, name, stored_at, removed_at)
    SELECT id, 'aa', now(), NULL FROM someone UNION SELECT id, 'bb', NULL, now() FROM someone
  `.execute(db);
  await orm.migrator.up();
  const rows = await db
    .selectFrom('files')
    .select(['kind', 'objects', 'removed_at as removedAt'])
    .orderBy('name')
    .execute();
  const objectsOf = (picture: string) =>
    [128, 256, 512].map((size) => `avatars/${picture}-${size}.webp`);
  expect(rows).toMatchObject([
    { kind: 'avatars', objects: objectsOf('aa'), removedAt: null },
    { kind: 'avatars', objects: objectsOf('bb'), removedAt: expect.any(String) as string },
  ]);
  await orm.close();
  await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(database.sql);
});
