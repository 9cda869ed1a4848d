import { randomUUID } from 'node:crypto';
import type { Sql } from '#db/orm.ts';
import { SANDBOX } from './card-payment.ts';
import { findKnown } from './known-to-sandbox.ts';
import { startPayPalSandbox } from './paypal-sandbox/start-paypal-sandbox.ts';
import { startStripeSandbox } from './sandbox/start-stripe-sandbox.ts';

/**
 * Starts the sandbox in the place of Stripe, with keys that only this start knows. It knows what the demo
 * data has paid, so that it can be refunded.
 * @param folder where its payments are kept
 */
export async function startDemoPayments(folder: string, db: Sql) {
  const keys = {
    secretKey: `sk_test_${randomUUID()}`,
    publishableKey: `pk_test_${randomUUID()}`,
    webhookSecret: `whsec_${randomUUID()}`,
  };
  const known = await findKnown(db);
  const { url, seed, setWebhookUrl, stop } = await startStripeSandbox({ ...keys, folder });
  seed(known);
  return { settings: { ...keys, name: SANDBOX, apiUrl: url }, setWebhookUrl, stop };
}

/**
 * Starts the sandbox in the place of PayPal, with credentials that only this start knows.
 * @param folder where its payments are kept
 */
export async function startDemoPayPal(folder: string) {
  const app = {
    clientId: randomUUID(),
    clientSecret: randomUUID(),
    webhookId: randomUUID(),
  };
  const { url, setWebhookUrl, stop } = await startPayPalSandbox({ ...app, folder });
  const settings = { ...app, name: 'paypal-sandbox', apiUrl: url };
  return { settings, setWebhookUrl, stop };
}
