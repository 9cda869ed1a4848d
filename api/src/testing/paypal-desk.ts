import { afterAll, beforeAll, vi } from 'vitest';
import { openShop } from './shop.ts';
import type { Sandbox } from './shop.ts';

/** What the sandbox of the tests is started with, as an app at PayPal. */
export const payPalApp = {
  clientId: 'client-of-tests',
  clientSecret: 'secret-of-tests',
  webhookId: 'webhook-of-tests',
};

/** What a payer does on PayPal's page. */
export type Choice = 'approve' | 'decline' | 'wait' | 'cancel';

/** An order as PayPal has it, as far as tests look at it. */
export interface OrderAtPayPal {
  status: string;
  purchase_units: {
    custom_id: string;
    amount: { value: string };
    payments?: {
      captures: { id: string; amount: { value: string }; status: string }[];
      refunds?: { amount: { value: string } }[];
    };
  }[];
}

/**
 * The shop with PayPal beside cards, for the tests of one file.
 * @param sandbox of PayPal, started with {@link payPalApp}; both are stopped after them
 * @param cards as `openShop` takes it
 */
export function openPayPalShop(sandbox: Sandbox, cards: Sandbox) {
  const { clientId, clientSecret, webhookId } = payPalApp;
  const shop = openShop(cards, {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_API_URL: sandbox.url,
  });
  const { server } = shop;
  beforeAll(() => sandbox.setWebhookUrl(`${server.url}/api/webhooks/paypal`));
  afterAll(() => sandbox.stop());

  async function call(path: string, init: { method: string; body?: string }): Promise<Response> {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const authorization = `Basic ${credentials}`;
    const given = await fetch(`${sandbox.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization },
    });
    const { access_token: token } = (await given.json()) as { access_token: string };
    return fetch(sandbox.url + path, { ...init, headers: { authorization: `Bearer ${token}` } });
  }

  return {
    shop,
    server,
    sandbox,
    /** Has something happen at PayPal, by a control of the sandbox. */
    async control(name: string, body: object): Promise<void> {
      const response = await call(`/_sandbox/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    /** The payer answers on PayPal's page. @returns where that leads them */
    async choose(approvalUrl: string, choice: Choice): Promise<URL> {
      const response = await fetch(approvalUrl, {
        method: 'POST',
        body: new URLSearchParams({ choice }),
        redirect: 'manual',
      });
      return new URL(response.headers.get('location')!);
    },
    async orderAtPayPal(id: string): Promise<OrderAtPayPal> {
      const response = await call(`/v2/checkout/orders/${id}`, { method: 'GET' });
      return (await response.json()) as OrderAtPayPal;
    },
    /** The payer's browser is back, as its page does. */
    async comeBack(address: URL) {
      const input = {
        paymentId: address.searchParams.get('payment'),
        clientSecret: address.searchParams.get('token'),
      };
      const { data, errors } = await server.client().graphql<{
        confirmPayment: { payment: { status: string; approvalUrl: string | null } } | null;
      }>(
        `mutation Confirm($input: ConfirmPaymentInput!) {
          confirmPayment(input: $input) { payment { status approvalUrl } }
        }`,
        { input },
      );
      return { payment: data?.confirmPayment?.payment, errors };
    },
    /** Waits until PayPal has sent so many webhooks about an order. @returns their types */
    async hasHeardOf(orderId: string, count: number): Promise<string[]> {
      return vi.waitFor(
        async () => {
          const events = await server.database.sql
            .selectFrom('provider_events')
            .select('type')
            .where('provider', '=', 'paypal')
            .where('provider_ref', '=', orderId)
            .orderBy('id')
            .execute();
          if (events.length < count) throw new Error(`${events.length} of ${count} have come.`);
          return events.map(({ type }) => type);
        },
        { timeout: 60_000 },
      );
    },
  };
}
