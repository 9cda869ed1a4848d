import { describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function logIn(client: TestClient, { username, password }: Member, cookie?: string) {
  const { status, headers } = await client.post(
    '/api/auth/login',
    { identifier: username, password },
    { 'User-Agent': safari, ...(cookie && { Cookie: cookie }) },
  );
  expect(status).toBe(200);
  const line = headers.getSetCookie().find((value) => value.startsWith('roomtone_device='));
  return { line: line ?? '', cookie: line?.split(';')[0] ?? '' };
}

describe('a sign-in from a browser that was not seen before', () => {
  test('is notified of by mail', async () => {
    const member = await newMember(server);
    await logIn(server.client(), member);
    const [email, ...others] = await collectMail(server);
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      recipient: member.email,
      subject: 'New login to your Roomtone account',
    });
    expect(email?.text).toContain('Device: Safari, iPhone');
    expect(email?.text).toMatch(/IP address: \S*127\.0\.0\.1/);
    expect(email?.text).toContain('December 1, 2026 at 12:00:00');
    expect(email?.text).toContain('https://roomtone.example/account/settings?section=security');
  });

  test('is notified of once a day when it looks the same, as with programs', async () => {
    const member = await newMember(server);
    await logIn(server.client(), member);
    await logIn(server.client(), member);
    expect(await collectMail(server)).toHaveLength(1);
    server.setTime('2026-12-02T12:00:00Z');
    await logIn(server.client(), member);
    expect(await collectMail(server)).toHaveLength(1);
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('is not notified of when the password was wrong', async () => {
    const { username } = await newMember(server);
    await server.client().post('/api/auth/login', { identifier: username, password: 'wrong one' });
    expect(await collectMail(server)).toEqual([]);
  });
});

describe('no email is sent', () => {
  test('when somebody comes back to the browser that they registered in', async () => {
    const member = await newMember(server);
    await member.client.post('/api/auth/logout', {});
    await logIn(member.client, member);
    await logIn(member.client, member);
    expect(await collectMail(server)).toEqual([]);
  });

  test('for the first browser of an account that has none', async () => {
    const member = await newMember(server);
    await server.database.sql.deleteFrom('known_devices').execute();
    await logIn(server.client(), member);
    expect(await collectMail(server)).toEqual([]);
  });

  test('to either of two who share a browser', async () => {
    const [first, second] = [await newMember(server), await newMember(server)];
    const shared = server.client();
    await logIn(shared, first);
    await logIn(shared, second);
    await collectMail(server);
    await logIn(shared, first);
    await logIn(shared, second);
    expect(await collectMail(server)).toEqual([]);
  });
});

describe('the cookie that a browser is known by', () => {
  test('is kept from scripts, for a year, and changes with each login', async () => {
    const member = await newMember(server);
    const client = server.client();
    const first = await logIn(client, member);
    expect(first.line).toContain('HttpOnly');
    expect(first.line).toContain('SameSite=Lax');
    expect(first.line).toContain('Max-Age=31536000');
    const second = await logIn(client, member);
    expect(second.cookie).not.toBe(first.cookie);
    await collectMail(server);
  });

  test('that somebody planted is worth nothing to them afterwards', async () => {
    const [attacker, victim] = [await newMember(server), await newMember(server)];
    const planted = await logIn(server.client(), attacker);
    await collectMail(server);
    await logIn(server.client(), victim, planted.cookie);
    await collectMail(server);
    await logIn(server.client(), victim, planted.cookie);
    // Told once a day, so the outbox has the same email: the device was taken for a new one.
    const devices = await server.database.sql
      .selectFrom('known_devices')
      .select('id')
      .where('user_id', '=', victim.id)
      .execute();
    expect(devices).toHaveLength(3);
  });

  test('opens nothing by itself', async () => {
    const member = await newMember(server);
    const { cookie } = await logIn(server.client(), member);
    const response = await server.client().fetch('/api/auth/me', { headers: { Cookie: cookie } });
    expect(response.status).toBe(401);
    await collectMail(server);
  });
});
