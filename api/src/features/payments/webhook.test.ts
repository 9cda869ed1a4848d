import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const SECRET = 'whsec_of_tests';
const server = useServer({
  env: {
    STRIPE_SECRET_KEY: 'sk_test_of_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_tests',
    STRIPE_WEBHOOK_SECRET: `whsec_of_connected_accounts, ${SECRET}`,
    // Nothing here asks Stripe for anything.
    STRIPE_API_URL: 'http://127.0.0.1:1',
  },
});
/** Where the server's clock stands, in seconds. */
const NOW = Date.parse('2026-12-01T12:00:00Z') / 1000;

const { webhooks } = new Stripe('sk_test_of_tests');
const sign = (payload: string, timestamp = NOW) =>
  webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp });

/** What Stripe sends when a payment was made. */
function eventOf(id: string, type = 'payment_intent.succeeded'): string {
  const object = { id: `pi_of_${id}`, object: 'payment_intent' };
  return JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2);
}

async function send(body: string, signature?: string, headers: Record<string, string> = {}) {
  const response = await server.client().fetch('/api/webhooks/stripe', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'Stripe-Signature': signature }),
      ...headers,
    },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function stored(eventRef: string) {
  return server.database.sql
    .selectFrom('provider_events')
    .select(['type', 'provider_ref', 'handled_at'])
    .where('event_ref', '=', eventRef)
    .execute();
}

async function countJobs(providerRef: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE name = 'payments.event' AND data ->> 'providerRef' = ${providerRef}
  `.execute(server.database.sql);
  return rows[0]!.count;
}

describe('a webhook of Stripe', () => {
  test('is stored, with a job that looks after it, and nothing of what it says', async () => {
    const body = eventOf('evt_new');
    expect(await send(body, sign(body))).toEqual({ status: 200, body: { received: true } });
    expect(await stored('evt_new')).toEqual([
      { type: 'payment_intent.succeeded', provider_ref: 'pi_of_evt_new', handled_at: null },
    ]);
    expect(await countJobs('pi_of_evt_new')).toBe(1);
  });

  test('that comes twice, or five times at once, is looked after once', async () => {
    const body = eventOf('evt_twice');
    await send(body, sign(body));
    const again = await Promise.all(Array.from({ length: 5 }, () => send(body, sign(body))));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored('evt_twice')).toHaveLength(1);
    expect(await countJobs('pi_of_evt_twice')).toBe(1);
  });

  test('about a charge is about its payment', async () => {
    const object = { id: 'ch_1', object: 'charge', payment_intent: 'pi_of_charge' };
    const body = JSON.stringify({ id: 'evt_charge', object: 'event', type: 'x', data: { object } });
    await send(body, sign(body));
    expect(await stored('evt_charge')).toMatchObject([{ provider_ref: 'pi_of_charge' }]);
  });

  test('of a kind that nobody knows, about no payment, is taken and left at that', async () => {
    const object = { id: 'thing_1', object: 'thing' };
    const body = JSON.stringify({ id: 'evt_odd', object: 'event', type: 'odd', data: { object } });
    expect((await send(body, sign(body))).status).toBe(200);
    expect(await stored('evt_odd')).toEqual([
      { type: 'odd', provider_ref: null, handled_at: expect.any(String) as string },
    ]);
  });
});

describe('what only claims to be a webhook is refused, by the name of the header', () => {
  const body = eventOf('evt_false');
  test.each([
    ['without a signature', body, undefined],
    ['with a signature of something else', body, sign(eventOf('evt_other'))],
    ['that was changed on the way', body.replace('succeeded', 'canceled'), sign(body)],
    ['that was written anew', JSON.stringify(JSON.parse(body)), sign(body)],
    ['that was signed ten minutes ago', body, sign(body, NOW - 600)],
    ['that is no JSON', 'payment=made', sign(body)],
    ['that is nothing', '', sign('')],
  ])('%s', async (_name, sent, signature) => {
    const { status, body: failure } = await send(sent, signature);
    expect(status).toBe(400);
    expect(failure).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(failure.fields).toHaveProperty('Stripe-Signature');
    expect(await stored('evt_false')).toEqual([]);
  });

  test('that is signed with another secret', async () => {
    const signature = webhooks.generateTestHeaderString({
      payload: body,
      secret: 'whsec_of_others',
      timestamp: NOW,
    });
    expect((await send(body, signature)).status).toBe(400);
  });
});

test('a body of 1 MB is refused before it is looked at', async () => {
  const body = JSON.stringify({ id: 'evt_large', filler: 'x'.repeat(1_048_576) });
  const { status, body: failure } = await send(body, sign(body));
  expect(status).toBe(413);
  expect(failure.fields).toHaveProperty('body');
});

test('the page of another site cannot have a browser send one', async () => {
  const body = eventOf('evt_site');
  const { status } = await send(body, sign(body), { Origin: 'https://evil.example' });
  expect(status).toBe(403);
});

test('webhooks are sent, not fetched', async () => {
  const response = await server.client().fetch('/api/webhooks/stripe');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST');
});

describe('while paying is off', () => {
  const off = useServer();

  test('webhooks are to be sent again later', async () => {
    const body = eventOf('evt_off');
    const response = await off.client().fetch('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body) },
      body,
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('no payment provider') as string,
    });
  });
});
