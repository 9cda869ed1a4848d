import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, logInElsewhere, newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const leave = (client: TestClient, password = 'correct horse') =>
  client.graphql<{ requestAccountDeletion: { deletionDueAt: string } }>(
    'mutation ($password: String!) { requestAccountDeletion(input: { password: $password }) { deletionDueAt } }',
    { password },
  );

const isLoggedIn = async (client: TestClient) => (await client.get('/api/auth/me')).status === 200;

async function userRow(id: number) {
  return server.database.sql
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Books tomorrow evening with a request to the owner. */
async function book({ client }: Member) {
  const { em } = server.database;
  const owner = await createUser(em);
  const { id: studioId } = await createStudio(em, { ownerId: owner.id });
  const { data } = await client.graphql<{ bookStudio: { booking: { id: string } } }>(
    'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { booking { id } } }',
    {
      input: {
        studioId,
        date: '2026-12-02',
        startTime: '19:00',
        hours: 2,
        additionalRequests: 'Please call 555-0100',
      },
    },
  );
  await collectMail(server);
  return { id: data!.bookStudio.booking.id, studioId };
}

describe('deleting an account', () => {
  test('logs out everywhere, says when it happens, and can be taken back until then', async () => {
    const member = await newMember(server);
    const elsewhere = await logInElsewhere(server, member);
    await collectMail(server);
    expect((await leave(member.client)).data).toEqual({
      requestAccountDeletion: { deletionDueAt: '2026-12-15T12:00:00.000Z' },
    });
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(member.client.session).toBeUndefined();
    const [email] = await collectMail(server);
    expect(email).toMatchObject({
      recipient: member.email,
      subject: 'Your Roomtone account will be deleted on December 15, 2026',
    });
    const again = await logInElsewhere(server, member);
    const { data } = await again.graphql('mutation { restoreAccount { user { deletionDueAt } } }');
    expect(data).toEqual({ restoreAccount: { user: { deletionDueAt: null } } });
    server.setTime('2026-12-16T12:00:00Z');
    await runSchedules(server.runtime);
    server.setTime('2026-12-01T12:00:00Z');
    expect(await userRow(member.id)).toMatchObject({ deleted_at: null, email: member.email });
    await collectMail(server);
  });

  test('takes out what is personal after fourteen days, and says so', async () => {
    const member = await newMember(server);
    const { id: bookingId, studioId } = await book(member);
    await member.client.graphql(
      'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }',
      {
        id: bookingId,
      },
    );
    await member.client.post('/api/favorites', { studioId });
    await collectMail(server);
    await leave(member.client);
    await collectMail(server);
    server.setTime('2026-12-15T11:59:59Z');
    await runSchedules(server.runtime);
    expect(await userRow(member.id)).toMatchObject({ deleted_at: null });
    server.setTime('2026-12-15T12:00:00Z');
    await Promise.all([runSchedules(server.runtime), runSchedules(server.runtime)]);
    const emails = await collectMail(server);
    server.setTime('2026-12-01T12:00:00Z');
    expect(emails).toMatchObject([
      { recipient: member.email, subject: 'Your Roomtone account was deleted' },
    ]);
    const row = await userRow(member.id);
    expect(row).toMatchObject({ name: 'Former member', password_hash: null });
    expect(JSON.stringify(row)).not.toContain(member.username);
    const left = await server.database.sql
      .selectFrom('favorites')
      .select('id')
      .where('user_id', '=', member.id)
      .execute();
    expect(left).toEqual([]);
    const booking = await server.database.sql
      .selectFrom('bookings')
      .select(['status', 'additional_requests'])
      .where('id', '=', Number(bookingId))
      .executeTakeFirst();
    expect(booking).toEqual({ status: 'cancelled', additional_requests: '' });
    const login = { identifier: member.email, password: member.password };
    expect((await server.client().post('/api/auth/login', login)).status).toBe(401);
  });

  test('is refused while bookings are live', async () => {
    const member = await newMember(server);
    await book(member);
    const { data } = await member.client.graphql(
      '{ accountDeletionObstacles { bookings studios } }',
    );
    expect(data).toEqual({ accountDeletionObstacles: { bookings: 1, studios: 0 } });
    expect((await leave(member.client)).errors).toMatchObject([
      {
        message: 'Cancel your upcoming bookings first.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    expect(await isLoggedIn(member.client)).toBe(true);
  });

  test('is refused while studios are listed', async () => {
    const member = await newMember(server);
    await createStudio(server.database.em, { ownerId: member.id });
    expect((await leave(member.client)).errors[0]?.extensions.code).toBe('CONFLICT');
    expect(await userRow(member.id)).toMatchObject({ deletion_due_at: null });
  });

  test('waits for a booking that was made after all', async () => {
    const member = await newMember(server);
    await leave(member.client);
    await book({ ...member, client: await logInElsewhere(server, member) });
    await server.database.sql
      .updateTable('users')
      .set({ deletion_due_at: '2026-12-01T11:00:00Z' })
      .where('id', '=', member.id)
      .execute();
    await runSchedules(server.runtime);
    expect(await userRow(member.id)).toMatchObject({ deleted_at: null });
    await collectMail(server);
  });

  test('needs the password', async () => {
    const member = await newMember(server);
    const { errors } = await leave(member.client, 'not my password');
    expect(errors[0]?.extensions.fields).toEqual({ password: 'Incorrect password' });
    expect(await userRow(member.id)).toMatchObject({ deletion_due_at: null });
  });

  test.each([
    'mutation { requestAccountDeletion(input: { password: "x" }) { deletionDueAt } }',
    'mutation { restoreAccount { user { id } } }',
    '{ accountDeletionObstacles { bookings } }',
  ])('%s is refused to whoever is not logged in', async (query) => {
    const { errors } = await server.client().graphql(query);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the export', () => {
  test('holds what is one’s own, without secrets, and nothing of anybody else', async () => {
    const [member, other] = [await newMember(server), await newMember(server)];
    await confirmAddress(server, member.email);
    await book(other);
    const { id: bookingId, studioId } = await book(member);
    await member.client.post('/api/favorites', { studioId });
    const { status, headers, body } =
      await member.client.get<Record<string, unknown>>('/api/account/export');
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toContain('roomtone-account.json');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(body).toMatchObject({
      profile: { id: member.id, username: member.username, email: member.email },
      sessions: [{ userAgent: expect.any(String) as string }],
      bookings: [{ id: Number(bookingId), additionalRequests: 'Please call 555-0100' }],
      reviews: [],
      favorites: [{ studioId }],
      collections: [],
    });
    const [booking] = body.bookings as { lines: unknown[]; history: unknown[] }[];
    expect(booking?.lines.length).toBeGreaterThan(0);
    expect(booking?.history.length).toBeGreaterThan(0);
    expect((body.emails as { kind: string }[]).map(({ kind }) => kind)).toContain(
      'email-verification',
    );
    const text = JSON.stringify(body);
    expect(text).not.toContain(other.username);
    expect(text).not.toMatch(/hash|token|argon2/i);
  });

  test('is refused to whoever is not logged in', async () => {
    expect((await server.client().get('/api/account/export')).status).toBe(401);
  });
});
