import { globSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { markEmailVerified } from '#db/accounts/email-verification.repository.ts';
import { createUser } from '#db/accounts/user.factory.ts';
import { insertMail } from '#db/mail/outgoing-mail.repository.ts';
import { personalData } from '#db/features.ts';
import type { PersonalDataFactory } from '#db/lib/feature.ts';
import { payouts } from '#db/payouts/feature.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { eraseUser } from './account-deletion.repository.ts';
import { exportAccount } from './account-export.repository.ts';

const database = useDatabase();

const tablesOfFeatures = personalData.flatMap(({ tables: ofFeature }) => Object.entries(ofFeature));

/** What the export shows at a path such as `bookings.history`; of lists, of each of their items. */
function at(data: unknown, path: string): unknown {
  return path.split('.').reduce((found, name) => {
    const part = (value: unknown) => (value as Record<string, unknown>)[name];
    return Array.isArray(found) ? found.flatMap(part) : part(found);
  }, data);
}

/** Every table that refers to a user, by a key or by the name of a column. */
async function tablesOfUsers(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    SELECT DISTINCT "table" FROM (
      SELECT conrelid::regclass::text AS "table" FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass
      UNION ALL
      SELECT table_name FROM information_schema.columns JOIN information_schema.tables
        USING (table_schema, table_name)
      WHERE table_schema = 'public' AND column_name IN ('user_id', 'owner_id')
        -- Views keep nothing themselves.
        AND table_type = 'BASE TABLE'
    ) found ORDER BY 1
  `.execute(database.sql);
  return rows.map(({ table }) => table);
}

async function countOf(table: string, userId: number): Promise<number> {
  const isOwned = table === 'studios' || Object.hasOwn(payouts.personal.tables, table);
  const column = isOwned ? 'owner_id' : 'user_id';
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM ${sql.id(table)} WHERE ${sql.id(column)} = ${userId}
  `.execute(database.sql);
  return Number(rows[0]?.count);
}

/** What stores something about a user in every table, of each feature that has any. */
const factories = await Promise.all(
  globSync('../*/personal-data.factory.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(async (path) => {
      const module: unknown = await import(join(import.meta.dirname, path));
      return (module as { createPersonalData: PersonalDataFactory }).createPersonalData;
    }),
);

/** Somebody of whom every table keeps something. */
async function createKnownUser() {
  const { em } = database;
  const { id, email } = await createUser(em, { role: 'admin' });
  const studio = await createStudio(em, { ownerId: id });
  for (const create of factories) await create(em, { userId: id, studioId: studio.id });
  return { id, email };
}

let tables: string[];
beforeAll(async () => {
  tables = await tablesOfUsers();
});

describe('the export', () => {
  test('shows each table that refers to a user, or there is a reason why not', () => {
    expect(tablesOfFeatures.map(([table]) => table).toSorted(byName)).toEqual(tables);
    for (const [table, { exported, leftOut }] of tablesOfFeatures) {
      expect(exported === null, table).toBe(leftOut !== undefined);
    }
  });

  test('holds what each of them keeps', async () => {
    const { id } = await createKnownUser();
    const data = await exportAccount(database.sql, id);
    for (const table of tables) expect(await countOf(table, id), table).toBeGreaterThan(0);
    for (const [table, { exported }] of tablesOfFeatures) {
      if (exported === null) continue;
      const found = at(data, exported);
      expect(Array.isArray(found) ? found[0] : found, table).toBeTruthy();
    }
    expect(data).toMatchObject({
      profile: { hasPassword: true, currency: 'eur', language: null },
      favorites: [{ note: 'Warm' }],
      collections: [{ name: 'L', sharesNotes: false, studios: [{ note: 'Warm' }] }],
      reviews: [{ title: 'Good' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/hash|secret|token/i);
  });
});

test('the export lists emails to an address only once it is known to be the user’s', async () => {
  const { em, sql: db } = database;
  const { id, email } = await createUser(em);
  const recipient = email.toUpperCase();
  const draft = { recipient, kind: 'test', notification: null, data: {}, priority: 0 };
  await insertMail(
    db,
    [{ ...draft, deduplicationKey: 'export' }],
    Date.parse('2026-12-01T12:00:00Z'),
  );
  expect((await exportAccount(db, id))?.emails).toEqual([]);
  await markEmailVerified(db, id, Date.parse('2026-12-02T12:00:00Z'));
  expect((await exportAccount(db, id))?.emails).toMatchObject([{ kind: 'test', sentAt: null }]);
});

describe('erasing', () => {
  test('leaves nothing in any table that refers to a user, or there is a reason why', async () => {
    const user = await createKnownUser();
    const row = { ...user, name: 'User', username: `user${user.id}` };
    await eraseUser(database.sql, row, Date.parse('2026-12-15T12:00:00Z'));
    const counts = await Promise.all(tables.map((table) => countOf(table, user.id)));
    const kept = tablesOfFeatures.flatMap(([table, { kept: why }]) => (why ? [table] : []));
    expect(tables.filter((_table, index) => counts[index]! > 0)).toEqual(kept.toSorted(byName));
    const data = await exportAccount(database.sql, user.id);
    const left = JSON.stringify({ ...data, studios: [], pictures: [] });
    expect(left).not.toMatch(/Known By Name|former@example|192\.0\.2\.7|Warm/);
    expect(left).not.toContain(user.email);
  });
});

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
