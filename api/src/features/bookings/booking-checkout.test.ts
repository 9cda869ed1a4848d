import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { findPayment } from '#db/payments/payment.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { signedIn } from '#api/testing/member.ts';
import { openShop, sandboxKeys } from '#api/testing/shop.ts';
import type { TestClient } from '#api/testing/test-client.ts';

/* With a provider that speaks Stripe's API, over HTTP: what the one in memory cannot show. */
const shop = openShop(await startStripeSandbox(sandboxKeys));
const { server } = shop;

beforeEach(() => {
  server.setTime(new Date().toISOString());
});

interface Started {
  payment: { id: string; clientSecret: string };
}

async function call<T>(
  client: TestClient,
  query: string,
  variables: Record<string, unknown>,
): Promise<T> {
  const { data, errors } = await client.graphql<T>(query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

/** Books a session in six days by card, and begins to pay for it. */
async function begin(startTime: string) {
  const host = await signedIn(server);
  const guest = await signedIn(server);
  const studio = await createStudio(server.database.em, {
    ownerId: host.user.id,
    bookingMode: 'session',
  });
  const date = new Date(server.runtime.clock() + 6 * DAY_MS).toISOString().slice(0, 10);
  const input = { studioId: String(studio.id), date, startTime, hours: 2, paymentMethod: 'CARD' };
  const { bookStudio } = await call<{ bookStudio: { booking: { id: string } } }>(
    guest.client,
    'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { booking { id } } }',
    { input },
  );
  const { id } = bookStudio.booking;
  const { payable } = await call<{ payable: object }>(
    guest.client,
    'query ($id: ID!) { payable(kind: "booking", id: $id) { title amountCents returnPath isPaid } }',
    { id },
  );
  const { startPayment } = await call<{ startPayment: Started }>(
    guest.client,
    'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { id clientSecret } } }',
    { input: { kind: 'booking', id, idempotencyKey: randomUUID() } },
  );
  return { id, host, guest, studio, payable, payment: startPayment.payment };
}

const stateOf = async (client: TestClient, id: string) =>
  call(client, 'query ($id: ID!) { booking(id: $id) { status payment { state paidCents } } }', {
    id,
  });

describe.each(['the webhook first', 'the browser first', 'both at once'])('%s', (way) => {
  async function pay({ id, clientSecret }: Started['payment'], type: string): Promise<void> {
    expect(await shop.enterCard(clientSecret)).toBe(true);
    const byBrowser = () => shop.settle(id);
    const byWebhook = () => shop.takeNews(id, type);
    if (way === 'both at once') await Promise.all([byBrowser(), byWebhook()]);
    else if (way === 'the browser first') await byBrowser().then(byWebhook);
    else await byWebhook().then(byBrowser);
  }

  test('a booking at once is charged and confirmed once', async () => {
    const { id, guest, studio, payable, payment } = await begin('10:00');
    expect(payable).toMatchObject({
      title: expect.stringContaining(studio.name) as string,
      amountCents: 100_00,
      returnPath: `/account/bookings/${id}`,
      isPaid: false,
    });
    await pay(payment, 'payment_intent.succeeded');
    expect(await stateOf(guest.client, id)).toEqual({
      booking: { status: 'CONFIRMED', payment: { state: 'PAID', paidCents: 100_00 } },
    });
    await shop.requireConsistentBooks();
  });

  test('a request is held, and charged when it is accepted', async () => {
    const { id, host, guest, payment } = await begin('19:00');
    await pay(payment, 'payment_intent.amount_capturable_updated');
    expect(await stateOf(host.client, id)).toEqual({
      booking: { status: 'PENDING', payment: { state: 'HELD', paidCents: 0 } },
    });
    await call(
      host.client,
      'mutation ($id: ID!) { acceptBooking(input: { id: $id }) { booking { id } } }',
      { id },
    );
    await shop.tellProvider();
    expect(await stateOf(guest.client, id)).toEqual({
      booking: { status: 'CONFIRMED', payment: { state: 'PAID', paidCents: 75_00 } },
    });
    await shop.requireConsistentBooks();
  });
});

test('of a hold, only what a booking costs by then is taken, which is no refund', async () => {
  const { id, host, payment } = await begin('19:00');
  await shop.enterCard(payment.clientSecret);
  await shop.settle(payment.id);
  await server.database.sql
    .updateTable('bookings')
    .set({ total_cents: 50_00 })
    .where('id', '=', Number(id))
    .execute();
  await call(
    host.client,
    'mutation ($id: ID!) { acceptBooking(input: { id: $id }) { booking { id } } }',
    { id },
  );
  await shop.tellProvider();
  expect(await findPayment(server.database.sql, Number(payment.id))).toMatchObject({
    status: 'captured',
    capturedCents: 50_00,
    refundedCents: 0,
  });
  await shop.requireConsistentBooks();
});
