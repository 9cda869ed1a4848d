import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { logInElsewhere, newMember } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

interface OwnSession {
  id: string;
  browser: string | null;
  system: string | null;
  address: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

async function sessionsOf(client: TestClient): Promise<OwnSession[]> {
  const { data } = await client.graphql<{ mySessions: OwnSession[] }>(
    '{ mySessions { id browser system address createdAt lastSeenAt isCurrent } }',
  );
  return data?.mySessions ?? [];
}

const end = (client: TestClient, id: string) =>
  client.graphql<{ endSession: { endedSessionId: string } }>(
    'mutation ($id: ID!) { endSession(input: { id: $id }) { endedSessionId } }',
    { id },
  );

const isLoggedIn = async (client: TestClient) => (await client.get('/api/auth/me')).status === 200;

describe('one’s own sessions', () => {
  test('are listed with device, address and times, in one statement', async () => {
    const member = await newMember(server);
    server.setTime('2026-12-01T13:00:00Z');
    const client = await logInElsewhere(server, member, { userAgent: firefox });
    server.database.takeQueries();
    const sessions = await sessionsOf(client);
    // Who asks, and the list.
    expect(server.database.takeQueries()).toHaveLength(2);
    expect(sessions).toEqual([
      {
        id: expect.any(String) as string,
        browser: 'Firefox',
        system: 'Linux',
        address: expect.stringContaining('127.0.0.1') as string,
        createdAt: '2026-12-01T13:00:00.000Z',
        lastSeenAt: '2026-12-01T13:00:00.000Z',
        isCurrent: true,
      },
      expect.objectContaining({
        browser: null,
        createdAt: '2026-12-01T12:00:00.000Z',
        isCurrent: false,
      }) as OwnSession,
    ]);
    server.setTime('2026-12-01T12:00:00Z');
    await collectMail(server);
  });

  test('tell when they were used, without a write for each request', async () => {
    const { client } = await newMember(server);
    const lastSeen = async (instant: string) => {
      server.setTime(instant);
      server.database.takeQueries();
      const [session] = await sessionsOf(client);
      return [session?.lastSeenAt, server.database.takeQueries().length];
    };
    expect(await lastSeen('2026-12-01T12:04:59Z')).toEqual(['2026-12-01T12:00:00.000Z', 2]);
    expect(await lastSeen('2026-12-01T12:05:01Z')).toEqual(['2026-12-01T12:05:01.000Z', 3]);
    expect(await lastSeen('2026-12-01T12:06:00Z')).toEqual(['2026-12-01T12:05:01.000Z', 2]);
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('are nobody else’s', async () => {
    const [first, second] = [await newMember(server), await newMember(server)];
    const [theirs] = await sessionsOf(first.client);
    expect((await sessionsOf(second.client)).map(({ id }) => id)).not.toContain(theirs!.id);
    const { errors } = await end(second.client, theirs!.id);
    expect(errors).toMatchObject([
      { message: 'Session not found.', extensions: { code: 'NOT_FOUND' } },
    ]);
    expect(await isLoggedIn(first.client)).toBe(true);
  });

  test('end one at a time', async () => {
    const member = await newMember(server);
    const elsewhere = await logInElsewhere(server, member);
    const other = (await sessionsOf(member.client)).find(({ isCurrent }) => !isCurrent);
    expect((await end(member.client, other!.id)).data).toEqual({
      endSession: { endedSessionId: other!.id },
    });
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(await isLoggedIn(member.client)).toBe(true);
    expect((await end(member.client, other!.id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    await collectMail(server);
  });

  test('end with the one that asks, which logs out', async () => {
    const { client } = await newMember(server);
    const [own] = await sessionsOf(client);
    await end(client, own!.id);
    expect(client.session).toBeUndefined();
  });

  test('end all but this one', async () => {
    const member = await newMember(server);
    const others = [await logInElsewhere(server, member), await logInElsewhere(server, member)];
    const { data } = await member.client.graphql('mutation { endOtherSessions { endedCount } }');
    expect(data).toEqual({ endOtherSessions: { endedCount: 2 } });
    expect(await Promise.all(others.map(isLoggedIn))).toEqual([false, false]);
    expect(await isLoggedIn(member.client)).toBe(true);
    await collectMail(server);
  });

  test.each([
    '{ mySessions { id } }',
    'mutation { endOtherSessions { endedCount } }',
    'mutation { endSession(input: { id: 1 }) { endedSessionId } }',
  ])('%s is refused to whoever is not logged in', async (query) => {
    const { errors } = await server.client().graphql(query);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each(['0', '-1', '1; DROP TABLE sessions', '99999999999'])(
    'with the id %j do not exist',
    async (id) => {
      const { client } = await newMember(server);
      expect((await end(client, id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    },
  );

  test('are at most fifty: the one that was used least recently gives way', async () => {
    const member = await newMember(server);
    await sql`
      INSERT INTO sessions (user_id, token_hash, last_seen_at, expires_at)
      SELECT ${member.id}, sha256(n::text::bytea),
        timestamptz '2026-12-01T12:01:00Z' + n * interval '1 second', timestamptz '2027-01-01'
      FROM generate_series(1, 49) AS n
    `.execute(server.database.sql);
    server.setTime('2026-12-01T12:02:00Z');
    await logInElsewhere(server, member);
    expect(await isLoggedIn(member.client)).toBe(false);
    const last = await logInElsewhere(server, member);
    expect(await sessionsOf(last)).toHaveLength(50);
    server.setTime('2026-12-01T12:00:00Z');
    await collectMail(server);
  });
});
