import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { markEmailVerified } from '#db/accounts/email-verification.repository.ts';
import { createUser } from '#db/accounts/user.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { insertMail } from '#db/mail/outgoing-mail.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { eraseUser } from './account-deletion.repository.ts';
import { exportAccount } from './account-export.repository.ts';
import type { AccountExport } from './account-export.repository.ts';

const database = useDatabase();

/** Where the export shows what a table keeps about its user. */
const exported: Readonly<Record<string, (data: AccountExport) => unknown>> = {
  avatars: ({ pictures }) => pictures,
  booking_status_changes: ({ bookings }) => bookings.flatMap(({ history }) => history),
  bookings: ({ bookings }) => bookings,
  collection_studios: ({ collections }) => collections.flatMap(({ studios }) => studios),
  collections: ({ collections }) => collections,
  favorites: ({ favorites }) => favorites,
  identities: ({ connectedAccounts }) => connectedAccounts,
  known_devices: ({ knownDevices }) => knownDevices,
  mailed_links: ({ confirmedAddresses }) => confirmedAddresses,
  notification_preferences: ({ notifications }) => notifications,
  preferred_currencies: ({ profile }) => profile.currency,
  reviews: ({ reviews }) => reviews,
  sessions: ({ sessions }) => sessions,
  studios: ({ studios }) => studios,
  two_factors: ({ profile }) => profile.twoFactorSince,
};

/** What the export leaves out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  currency_rate_changes: 'Says what an administrator did for the product, which is in its log.',
  password_resets: 'Only the hash of a link; that it was mailed is among the emails.',
  pending_sign_ins: 'A sign-in under way, for a quarter of an hour: hashes only.',
  recovery_codes: 'Only hashes of codes.',
  sign_in_attempts: 'A sign-in under way, for ten minutes: hashes and secrets only.',
};

/** What stays when a user is erased, and why nobody can be known by it. */
const kept: Readonly<Record<string, string>> = {
  avatars: 'Until their files are gone, which the sweeper sees to; the row goes with them.',
  booking_status_changes: 'Who did what to a booking, by the id of a former member.',
  bookings: 'Studios account for them; the wishes are taken out.',
  currency_rate_changes: 'The log of rates, by the id of a former member.',
  reviews: 'Readers count on them; the name is taken out.',
  studios: 'Nobody is erased who lists a studio.',
};

/** Every table that refers to a user, by a key or by the name of a column. */
async function tablesOfUsers(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    SELECT DISTINCT "table" FROM (
      SELECT conrelid::regclass::text AS "table" FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass
      UNION ALL
      SELECT table_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('user_id', 'owner_id')
    ) found ORDER BY 1
  `.execute(database.sql);
  return rows.map(({ table }) => table);
}

async function countOf(table: string, userId: number): Promise<number> {
  const column = table === 'studios' ? 'owner_id' : 'user_id';
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM ${sql.id(table)} WHERE ${sql.id(column)} = ${userId}
  `.execute(database.sql);
  return Number(rows[0]?.count);
}

/** Somebody of whom every table keeps something. */
async function createKnownUser() {
  const { em } = database;
  const { id, email } = await createUser(em, { role: 'admin' });
  const studio = await createStudio(em, { ownerId: id });
  const { id: bookingId } = await createBooking(em, {
    studioId: studio.id,
    userId: id,
    startsAt: '2026-12-02T19:00:00Z',
  });
  const hash = sql`decode(md5(${`${id}`}) || md5('more'), 'hex')`;
  const soon = '2026-12-31T00:00:00Z';
  for (const statement of [
    sql`INSERT INTO avatars (user_id, name, stored_at) VALUES (${id}, ${`picture${id}`}, now())`,
    sql`INSERT INTO booking_status_changes (booking_id, to_status, actor, user_id)
      VALUES (${bookingId}, 'cancelled', 'musician', ${id})`,
    sql`INSERT INTO reviews (studio_id, user_id, rating, title, content)
      VALUES (${studio.id}, ${id}, 5, 'Good', 'A good room to play in.')`,
    sql`INSERT INTO favorites (user_id, studio_id, note) VALUES (${id}, ${studio.id}, 'Warm')`,
    sql`INSERT INTO collections (user_id, name, name_key, position) VALUES (${id}, 'L', 'l', 1)`,
    sql`INSERT INTO collection_studios (collection_id, user_id, studio_id)
      SELECT id, user_id, ${studio.id} FROM collections WHERE user_id = ${id}`,
    sql`INSERT INTO identities (user_id, provider, subject, label)
      VALUES (${id}, 'github', ${`${id}`}, 'known')`,
    sql`INSERT INTO known_devices (user_id, token_hash) VALUES (${id}, ${hash})`,
    sql`INSERT INTO mailed_links (user_id, purpose, email, token_hash, expires_at)
      VALUES (${id}, 'change-email', 'former@example.com', ${hash}, ${soon})`,
    sql`INSERT INTO password_resets (user_id, token_hash, expires_at)
      VALUES (${id}, ${hash}, ${soon})`,
    sql`INSERT INTO sessions (user_id, token_hash, address, expires_at)
      VALUES (${id}, ${hash}, '192.0.2.7', ${soon})`,
    sql`INSERT INTO two_factors (user_id, secret, key_id, enabled_at)
      VALUES (${id}, '\\x00', '\\x0011223344556677', now())`,
    sql`INSERT INTO recovery_codes (user_id, code_hash) VALUES (${id}, ${hash})`,
    sql`INSERT INTO pending_sign_ins (token_hash, user_id, provider, expires_at)
      VALUES (${hash}, ${id}, 'google', ${soon})`,
    sql`INSERT INTO sign_in_attempts
      (provider, state_hash, browser_hash, code_verifier, nonce, return_to, user_id, expires_at)
      VALUES ('google', ${hash}, ${hash}, 'v', 'n', '/', ${id}, ${soon})`,
    sql`INSERT INTO notification_preferences (user_id, kind, channel, is_on)
      VALUES (${id}, 'booking-expired', 'email', false)`,
    sql`INSERT INTO preferred_currencies (user_id, currency_id) VALUES (${id}, 'eur')`,
    sql`INSERT INTO currency_rate_changes (currency_id, old_rate, new_rate, user_id)
      VALUES ('eur', 0.92, 0.93, ${id})`,
  ]) {
    await statement.execute(database.sql);
  }
  return { id, email };
}

let tables: string[];
beforeAll(async () => {
  tables = await tablesOfUsers();
});

describe('the export', () => {
  test('shows each table that refers to a user, or there is a reason why not', () => {
    expect([...Object.keys(exported), ...Object.keys(leftOut)].toSorted(byName)).toEqual(tables);
  });

  test('holds what each of them keeps', async () => {
    const { id } = await createKnownUser();
    const data = await exportAccount(database.sql, id);
    for (const table of tables) expect(await countOf(table, id), table).toBeGreaterThan(0);
    for (const [table, find] of Object.entries(exported)) {
      const found = find(data!);
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
  const draft = { recipient: email.toUpperCase(), kind: 'test', data: {}, priority: 0 };
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
    expect(tables.filter((_table, index) => counts[index]! > 0)).toEqual(Object.keys(kept));
    const data = await exportAccount(database.sql, user.id);
    const left = JSON.stringify({ ...data, studios: [], pictures: [] });
    expect(left).not.toMatch(/Known By Name|former@example|192\.0\.2\.7|Warm/);
    expect(left).not.toContain(user.email);
  });
});

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
