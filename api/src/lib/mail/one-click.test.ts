import { describe, expect, test } from 'vitest';
import { unsubscribeToken } from '#api/features/accounts/notifications/unsubscribe-link.ts';
import { newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** Where mail programs send that somebody wants no more emails of a kind. */
async function addressFor({ id, email }: Member): Promise<string> {
  const slot = { kind: 'booking-confirmed', channel: 'email' } as const;
  const token = await unsubscribeToken(server.database.sql, { userId: id, email, slot });
  return `/api/mail/unsubscribe?token=${token}`;
}

function post(path: string, body: RequestInit['body'], headers: Record<string, string> = {}) {
  return server.client().fetch(path, { method: 'POST', body: body ?? null, headers });
}

async function isOff({ id }: Member): Promise<boolean> {
  const rows = await server.database.sql
    .selectFrom('notification_preferences')
    .select('kind')
    .where('user_id', '=', id)
    .execute();
  return rows.length > 0;
}

describe('one click in a mail program (RFC 8058)', () => {
  test('unsubscribes, however often it is sent', async () => {
    const member = await newMember(server);
    const path = await addressFor(member);
    for (let times = 0; times < 2; times += 1) {
      const response = await post(path, ONE_CLICK, { 'Content-Type': FORM });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ unsubscribed: true });
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await isOff(member)).toBe(true);
  });

  test('unsubscribes by the other kind of form', async () => {
    const member = await newMember(server);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await post(await addressFor(member), form)).status).toBe(200);
    expect(await isOff(member)).toBe(true);
  });

  test('is taken from everywhere', async () => {
    const member = await newMember(server);
    const headers = {
      'Content-Type': FORM,
      Origin: 'https://mail.example.org',
      'Sec-Fetch-Site': 'cross-site',
    };
    expect((await post(await addressFor(member), ONE_CLICK, headers)).status).toBe(200);
    expect(await isOff(member)).toBe(true);
  });

  test('does nothing as whoever is logged in', async () => {
    const [member, other] = [await newMember(server), await newMember(server)];
    const path = await addressFor(member);
    await other.client.fetch(path, {
      method: 'POST',
      body: ONE_CLICK,
      headers: { 'Content-Type': FORM },
    });
    expect(await isOff(other)).toBe(false);
    const [base] = path.split('?');
    const response = await other.client.fetch(`${base}?token=`, {
      method: 'POST',
      body: ONE_CLICK,
      headers: { 'Content-Type': FORM },
    });
    expect(response.status).toBe(400);
    expect(await isOff(other)).toBe(false);
  });

  test.each([
    ['nothing', undefined, {}],
    ['another word', 'List-Unsubscribe=Maybe', { 'Content-Type': FORM }],
    [
      'JSON',
      JSON.stringify({ 'List-Unsubscribe': 'One-Click' }),
      { 'Content-Type': 'application/json' },
    ],
    ['text', ONE_CLICK, { 'Content-Type': 'text/plain' }],
    ['a form that is none', ONE_CLICK, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ])('takes a form that says so: %s changes nothing', async (_name, body, headers) => {
    const member = await newMember(server);
    const response = await post(await addressFor(member), body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'List-Unsubscribe': 'Must be one of: One-Click' },
    });
    expect(await isOff(member)).toBe(false);
  });

  test('refuses what is far too long', async () => {
    const member = await newMember(server);
    const body = `${ONE_CLICK}&x=${'x'.repeat(5000)}`;
    const response = await post(await addressFor(member), body, { 'Content-Type': FORM });
    expect(response.status).toBe(413);
    expect(await isOff(member)).toBe(false);
  });

  test.each(['', '?token=', '?token=1.booking-confirmed.email.made-up', '?token=a&token=b'])(
    'says that a link does not work: %j',
    async (query) => {
      const response = await post(`/api/mail/unsubscribe${query}`, ONE_CLICK, {
        'Content-Type': FORM,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { token: expect.stringContaining('This link is invalid') as string },
      });
    },
  );

  test('opened instead of sent, it shows the page and changes nothing', async () => {
    const member = await newMember(server);
    const path = await addressFor(member);
    const response = await server.client().fetch(path);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(path.replace('/api/mail', ''));
    const strange = await server.client().fetch('/api/mail/unsubscribe?token=//evil.example&x=1');
    expect(strange.headers.get('Location')).toBe('/unsubscribe?token=%2F%2Fevil.example');
    expect(await isOff(member)).toBe(false);
  });

  test('is the only write that is taken from everywhere', async () => {
    const foreign = { Origin: 'https://mail.example.org', 'Content-Type': 'application/json' };
    for (const path of ['/graphql', '/api/favorites', '/api/mail', '/api/mail/unsubscribe/x']) {
      expect((await post(path, '{}', foreign)).status, path).toBe(403);
    }
  });
});

describe('how often it may be tried', () => {
  const strict = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

  const tryLink = (token: string) =>
    strict.client().fetch(`/api/mail/unsubscribe?token=${token}`, {
      method: 'POST',
      body: ONE_CLICK,
      headers: { 'Content-Type': FORM },
    });

  test('only what fails is counted, for providers unsubscribe many from few addresses', async () => {
    const { id, username } = await strict.client().register();
    const slot = { kind: 'booking-confirmed', channel: 'email' } as const;
    const token = await unsubscribeToken(strict.database.sql, {
      userId: id,
      email: `${username}@example.com`,
      slot,
    });
    for (let times = 0; times < 65; times += 1) expect((await tryLink(token)).status).toBe(200);
    const statuses = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await tryLink('made-up')).status);
    expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await tryLink(token)).status).toBe(200);
  });
});
