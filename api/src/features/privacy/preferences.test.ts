import { expect, test } from 'vitest';
import { joinList } from '#db/marketing/subscriber.repository.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { newMember } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

/** Chooses a language, a currency and fewer emails. */
async function chooseEverything(client: TestClient): Promise<void> {
  const { errors } = await client.graphql(`mutation {
    setLanguage(input: { language: DE }) { user { id } }
    preferCurrency(input: { currency: "eur" }) { currency }
    setNotificationPreference(input: { kind: BOOKING_EXPIRED, channel: EMAIL, isOn: false }) { preference { isOn } }
  }`);
  expect(errors).toEqual([]);
}

/** Notes that somebody has shown that their address is theirs. */
async function verify(id: number): Promise<void> {
  await server.database.sql
    .updateTable('users')
    .set({ email_verified_at: '2026-12-01T12:00:00Z' })
    .where('id', '=', id)
    .execute();
}

const join = (email: string) =>
  joinList(server.database.sql, { email, language: 'fr', now: server.runtime.clock() });

test('the export holds what was chosen, and the mailing list once the address is known to be one’s own', async () => {
  const { client, id, email } = await newMember(server);
  const held = async () => (await client.get('/api/account/export')).body;
  expect(await held()).toMatchObject({
    profile: { currency: null },
    notifications: [],
    newsletter: null,
  });
  await chooseEverything(client);
  await join(email);
  const chosen = {
    profile: { language: 'de', currency: 'eur' },
    notifications: [{ kind: 'booking-expired', channel: 'email', isOn: false }],
  };
  expect(await held()).toMatchObject({ ...chosen, newsletter: null });
  await verify(id);
  expect(await held()).toMatchObject({ ...chosen, newsletter: { language: 'fr', leftAt: null } });
});

test('deleting an account takes out what was chosen, and an address of the list that was known to be its own', async () => {
  const [member, stranger] = [await newMember(server), await newMember(server)];
  for (const { client, email } of [member, stranger]) {
    await chooseEverything(client);
    await join(email);
  }
  await verify(member.id);
  for (const { client, password } of [member, stranger]) {
    await client.graphql(
      'mutation ($password: String!) { requestAccountDeletion(input: { password: $password }) { deletionDueAt } }',
      { password },
    );
  }
  server.setTime('2026-12-15T12:00:00Z');
  await runSchedules(server.runtime);
  server.setTime('2026-12-01T12:00:00Z');
  const gone = await collectMail(server);
  expect(gone.filter(({ kind }) => kind === 'account-deleted')).toHaveLength(2);
  const { sql } = server.database;
  for (const table of ['notification_preferences', 'preferred_currencies'] as const) {
    const rows = await sql
      .selectFrom(table)
      .select('user_id')
      .where('user_id', 'in', [member.id, stranger.id])
      .execute();
    expect(rows, table).toEqual([]);
  }
  const listed = await sql
    .selectFrom('subscribers')
    .select('email')
    .where('email', 'in', [member.email, stranger.email])
    .execute();
  // Anybody could have registered with it.
  expect(listed).toEqual([{ email: stranger.email }]);
});
