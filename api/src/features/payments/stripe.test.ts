import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { findPayment } from '#db/payments/payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { eventually } from '#db/testing/eventually.ts';
import type { CaptureMode } from '#domain/payments/provider-command.ts';
import type { CardProvider } from '#api/lib/payments/payment-provider.ts';
import { usePayableThings } from '#api/testing/payable-things.ts';
import { useServer } from '#api/testing/test-server.ts';
import { carryOut } from './command-execution.service.ts';
import { openPayment } from './payment-opening.service.ts';
import { requestEnd, requestRefund } from './provider-command.service.ts';
import { settlePayment } from './settlement.service.ts';
import { stripeProvider } from './stripe-provider.ts';
import { handleEvent } from './webhook.service.ts';

/** What the process of the sandbox is started with. */
const keys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};
const server = useServer({
  env: {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  },
});
const things = usePayableThings(server.database);
const now = Date.parse('2026-12-01T12:00:00Z');

let apiUrl: string;
let provider: CardProvider;
let sandbox: ChildProcess;
const folder = mkdtempSync(join(tmpdir(), 'roomtone-stripe-'));

beforeAll(async () => {
  // The sandbox signs by the clock of the machine.
  server.setTime(new Date().toISOString());
  const program = '../../../../demo/src/payments/sandbox/testing/run-sandbox.ts';
  sandbox = fork(
    join(import.meta.dirname, program),
    [folder, `${server.url}/api/webhooks/stripe`],
    { execArgv: ['--import', 'tsx'] },
  );
  [apiUrl] = (await once(sandbox, 'message')) as [string];
  provider = stripeProvider({ ...keys, apiUrl });
});
afterAll(async () => {
  sandbox.kill();
  await once(sandbox, 'exit');
  rmSync(folder, { recursive: true });
});

/** The payable of the tests, with Stripe’s library as their provider. */
function context() {
  const { payments, ...others } = things.context;
  return { ...others, payments: { ...payments, provider } };
}

interface Opened {
  id: number;
  thing: number;
  ref: string;
  clientSecret: string | null;
}

async function open(captureMode: CaptureMode): Promise<Opened> {
  const payableId = await things.make();
  const payableKind = `thing-${captureMode}`;
  const input = { payableKind, payableId, idempotencyKey: randomUUID() };
  const { payment, clientSecret } = await openPayment(context(), input);
  return { id: payment.id, thing: payableId, ref: payment.providerRef!, clientSecret };
}

/** Sends a form to the sandbox, as the payer's browser does, or with the secret key. */
async function post(path: string, key: string, form: Record<string, string>): Promise<boolean> {
  const headers = { authorization: `Bearer ${key}` };
  const body = new URLSearchParams(form);
  return (await fetch(apiUrl + path, { method: 'POST', headers, body })).ok;
}

/** The payer enters a card. @returns whether it is taken */
async function pay(
  { ref, clientSecret }: Pick<Opened, 'ref' | 'clientSecret'>,
  card = 'pm_card_visa',
): Promise<boolean> {
  return post(`/v1/payment_intents/${ref}/confirm`, keys.publishableKey, {
    client_secret: clientSecret!,
    payment_method: card,
    return_url: 'https://roomtone.example/checkout/success',
  });
}

const findEvents = (ref: string) =>
  server.database.sql
    .selectFrom('provider_events')
    .select(['id', 'type', 'handled_at'])
    .where('provider_ref', '=', ref)
    .execute();

/** Waits until the sandbox has sent news of a type, and looks after all that has come. */
async function takeNews(ref: string, type: string): Promise<void> {
  const events = await eventually(async () => {
    const found = await findEvents(ref);
    expect(found.map((event) => event.type)).toContain(type);
    return found;
  });
  for (const { id } of events) await handleEvent(context(), id);
}

async function carryOutAll(paymentId: number): Promise<void> {
  const commands = await server.database.sql
    .selectFrom('provider_commands')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'waiting')
    .execute();
  for (const { id } of commands) await carryOut(context(), id);
}

const statusOf = async (id: number) => (await findPayment(server.database.sql, id))?.status;

describe('with Stripe’s own library', () => {
  test('a payment is made, told by a signed webhook, and refunded in part', async () => {
    const { id, ref, thing, clientSecret } = await open('automatic');
    expect(await statusOf(id)).toBe('requires-action');
    await pay({ ref, clientSecret });
    await takeNews(ref, 'payment_intent.succeeded');
    expect(await statusOf(id)).toBe('captured');
    expect(await things.find(thing)).toEqual({ timesPaid: 1, refundedCents: 0 });
    expect((await findPayment(server.database.sql, id))?.feeCents).toBeGreaterThan(0);

    const request = { paymentId: id, cents: 2500, reason: 'Half an hour less.', now };
    await context().transaction((em) => requestRefund(sqlOf(em), request));
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('partially-refunded');
    expect(await things.find(thing)).toEqual({ timesPaid: 1, refundedCents: 2500 });
    const unhandled = (await findEvents(ref)).filter(({ handled_at: at }) => at === null);
    for (const event of unhandled) await handleEvent(context(), event.id);
    expect(await statusOf(id)).toBe('partially-refunded');
  });

  test('money is reserved, then taken when it is asked for', async () => {
    const { id, ref, clientSecret } = await open('manual');
    await pay({ ref, clientSecret });
    const { payment } = await settlePayment(context(), id);
    expect(payment.status).toBe('authorized');
    await context().transaction((em) =>
      requestEnd(sqlOf(em), { paymentId: id, kind: 'capture', now }),
    );
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('captured');
    expect(await balanceOf(server.database.sql, 'provider')).toBeGreaterThan(0);
  });

  test('what is reserved is let go of', async () => {
    const { id, ref, clientSecret } = await open('manual');
    await pay({ ref, clientSecret });
    await settlePayment(context(), id);
    await context().transaction((em) =>
      requestEnd(sqlOf(em), { paymentId: id, kind: 'cancel', now }),
    );
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('a card that is declined leaves the payment open for another', async () => {
    const { id, ref, clientSecret } = await open('automatic');
    expect(await pay({ ref, clientSecret }, 'pm_card_visa_chargeDeclined')).toBe(false);
    await settlePayment(context(), id);
    expect(await statusOf(id)).toBe('requires-action');
    await pay({ ref, clientSecret });
    await settlePayment(context(), id);
    expect(await statusOf(id)).toBe('captured');
  });

  test('a payment for what is gone is refunded', async () => {
    const { id, ref, thing, clientSecret } = await open('automatic');
    await things.withdraw(thing);
    await pay({ ref, clientSecret });
    await settlePayment(context(), id);
    await carryOutAll(id);
    expect(await statusOf(id)).toBe('refunded');
    expect(await balanceOf(server.database.sql, `deposit:${id}`)).toBe(0);
  });

  test('a dispute is known, and what it costs', async () => {
    const { id, ref, clientSecret } = await open('automatic');
    await pay({ ref, clientSecret });
    await settlePayment(context(), id);
    const { hostname: host, port } = new URL(apiUrl);
    const stripe = new Stripe(keys.secretKey, { host, port, protocol: 'http' });
    const { data: charges } = await stripe.charges.list({ payment_intent: ref });
    await post('/_sandbox/open-dispute', keys.secretKey, { charge: charges[0]!.id });
    await takeNews(ref, 'charge.dispute.created');
    expect(await findPayment(server.database.sql, id)).toMatchObject({
      status: 'disputed',
      disputedCents: 9000,
    });
  });

  test.each(['before', 'after'])(
    'an answer that is lost %s it is done is made up',
    async (when) => {
      const { id, ref, clientSecret } = await open('automatic');
      await pay({ ref, clientSecret });
      await settlePayment(context(), id);
      const request = { paymentId: id, cents: 4000, reason: 'Lost.', now };
      await context().transaction((em) => requestRefund(sqlOf(em), request));
      // Stripe's library repeats once by itself when a connection is reset.
      const faults = { kind: 'reset', when, count: '2', path: '/v1/refunds' };
      await post('/_sandbox/fail-requests', keys.secretKey, faults);
      await expect(carryOutAll(id)).rejects.toThrow(/connection to Stripe/);
      await carryOutAll(id);
      expect(await findPayment(server.database.sql, id)).toMatchObject({ refundedCents: 4000 });
    },
  );
});
