import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPayoutAccount } from '#db/payouts/payout-account.repository.ts';
import { findPayout } from '#db/payouts/payout.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { eventually } from '#db/testing/eventually.ts';
import { stripeProvider } from '#api/features/payments/stripe-provider.ts';
import { handleEvent } from '#api/features/payments/webhook.service.ts';
import type { PaymentContext } from '#api/features/payments/payment-work.ts';
import type { CardProvider } from '#api/lib/payments/payment-provider.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { PayoutDesk } from '#api/testing/payout-desk.ts';
import { useServer } from '#api/testing/test-server.ts';
import { payOwners } from './payout-decision.service.ts';
import { hearOfPayouts } from './payout-news.service.ts';
import { settlePayout } from './payout-settlement.service.ts';

/** What the process of the sandbox is started with. */
const keys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};
// The port is known once the sandbox runs; the server asks for it through what is put in its place.
const server = useServer({
  env: {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  },
});

let stripe: Stripe;
let apiUrl: string;
let provider: CardProvider;
let desk: PayoutDesk;
let sandbox: ChildProcess;
const folder = mkdtempSync(join(tmpdir(), 'roomtone-payouts-'));

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
  server.runtime.payments.provider = provider;
  const { hostname: host, port } = new URL(apiUrl);
  stripe = new Stripe(keys.secretKey, { host, port, protocol: 'http' });
  desk = new PayoutDesk(server.database);
  // Something that can be transferred at once.
  await stripe.paymentIntents.create({
    amount: 1000_00,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_bypassPending',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
});
afterAll(async () => {
  sandbox.kill();
  await once(sandbox, 'exit');
  rmSync(folder, { recursive: true });
});

const context = (): PaymentContext => ({
  ...desk.context,
  payments: { provider, paypal: undefined, payables: [], listeners: [hearOfPayouts] },
});

async function control(name: string, form: Record<string, string>): Promise<void> {
  const response = await fetch(`${apiUrl}/_sandbox/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secretKey}` },
    body: new URLSearchParams(form),
  });
  expect(response.status).toBe(200);
}

/** Waits until the sandbox has sent news of something, and looks after it. */
async function takeNews(ref: string, type: string): Promise<void> {
  const events = await eventually(async () => {
    const found = await server.database.sql
      .selectFrom('provider_events')
      .select(['id', 'type'])
      .where('provider_ref', '=', ref)
      .execute();
    expect(found.map((event) => event.type)).toContain(type);
    return found;
  });
  for (const { id } of events) await handleEvent(context(), id);
}

const statusSeenBy = async (client: TestClient) => {
  const { data } = await client.graphql<{ myPayoutAccount: { status: string } }>(
    '{ myPayoutAccount { status } }',
  );
  return data?.myPayoutAccount.status;
};

test('an owner is onboarded, told ready by a webhook, and paid over Stripe’s library', async () => {
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  const { id: studioId } = await createStudio(server.database.em, { ownerId: user.id });
  expect(await statusSeenBy(client)).toBe('NOT_SET_UP');
  const start = 'mutation { startPayoutOnboarding { url } }';
  const urls = await Promise.all([1, 2, 3].map(() => client.graphql(start)));
  expect(urls[0]?.data).toMatchObject({
    startPayoutOnboarding: { url: expect.stringContaining('/connect/') as string },
  });
  const account = await findPayoutAccount(server.database.sql, user.id);
  const ref = account!.providerRef!;
  expect((await stripe.accounts.list()).data.map(({ id }) => id)).toEqual([ref]);
  await client.graphql('mutation { refreshPayoutAccount { account { status } } }');
  expect(await statusSeenBy(client)).toBe('INCOMPLETE');
  await control('complete-onboarding', { account: ref });
  await takeNews(ref, 'account.updated');
  expect(await statusSeenBy(client)).toBe('READY');

  desk.takenBy = 'stripe';
  await desk.earn({ id: user.id, studioId, ref }, 100_00);
  desk.passDays(2);
  await payOwners(context(), pino({ level: 'silent' }));
  const { id } = await server.database.sql
    .selectFrom('payouts')
    .select('id')
    .where('owner_id', '=', user.id)
    .executeTakeFirstOrThrow();
  // The answer is lost after it is done; the library repeats once by itself.
  await control('fail-requests', {
    kind: 'reset',
    when: 'after',
    count: '2',
    path: '/v1/transfers',
  });
  await expect(settlePayout(context(), id)).rejects.toThrow(/connection to Stripe/);
  const { data: transfers } = await stripe.transfers.list();
  expect(transfers).toMatchObject([{ amount: 90_00, destination: ref }]);
  await takeNews(transfers[0]!.id, 'transfer.created');
  expect(await findPayout(server.database.sql, id)).toMatchObject({
    status: 'sent',
    providerRef: transfers[0]!.id,
  });
  await settlePayout(context(), id);
  expect((await stripe.transfers.list()).data).toHaveLength(1);

  for (const [amount, reversedCents] of [
    [40_00, 40_00],
    [50_00, 90_00],
  ] as const) {
    await stripe.transfers.createReversal(transfers[0]!.id, { amount });
    await takeNews(transfers[0]!.id, 'transfer.reversed');
    const sent = await findPayout(server.database.sql, id);
    expect(sent).toMatchObject({ status: 'sent', reversedCents });
  }

  await control('restrict-account', { account: ref });
  await client.graphql('mutation { refreshPayoutAccount { account { status } } }');
  expect(await statusSeenBy(client)).toBe('INCOMPLETE');
});
