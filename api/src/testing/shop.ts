import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { createProduct } from '#db/catalog/product.factory.ts';
import type { ProductFields } from '#db/catalog/product.factory.ts';
import { findOrderByNumber } from '#db/orders/order.repository.ts';
import { findPayment } from '#db/payments/payment.repository.ts';
import { totalsOfAccounts } from '#db/payments/ledger.repository.ts';
import { carryOut } from '#api/features/payments/command-execution.service.ts';
import { contextOfJob } from '#api/features/payments/payment-work.ts';
import { settlePayment } from '#api/features/payments/settlement.service.ts';
import { handleEvent } from '#api/features/payments/webhook.service.ts';
import { changeCart, newSessionId } from '#api/features/carts/carts.factory.ts';
import { issueCode } from '#api/features/orders/gift-card-codes.ts';
import { expireOrders } from '#api/features/orders/order-change.service.ts';
import type { GraphqlError, TestClient } from './test-client.ts';
import { useServer } from './test-server.ts';

/** What the sandbox of the tests is started with. */
export const sandboxKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};

/** What a checkout has come to. */
export interface Checkout {
  order: {
    number: string;
    status: string;
    totalCents: number;
    dueCents: number;
    giftCardCents: number;
    discountCents: number;
  };
  accessKey: string | null;
  paymentId: string;
  clientSecret: string;
  /** Of PayPal, where whoever buys it goes on. */
  approvalUrl: string | null;
}

type Started = Omit<Checkout, 'paymentId' | 'clientSecret' | 'approvalUrl'> & {
  payment: { id: string; clientSecret: string; approvalUrl: string | null } | null;
};

export const ada = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  address: '12 Market Street',
  city: 'San Francisco',
  state: 'California',
  zipCode: '94103',
  country: 'US',
};

const START = `mutation Start($input: StartCheckoutInput!) {
  startCheckout(input: $input) {
    order { number status totalCents dueCents giftCardCents discountCents }
    accessKey payment { id clientSecret approvalUrl }
  }
}`;

const QUOTE = `query Quote($input: CheckoutQuoteInput!) {
  checkoutQuote(input: $input) { totalCents dueCents giftCardCents discountCents }
}`;

/** Somebody with a cart. */
export interface Buyer {
  client: TestClient;
  sessionId: string;
  /** Puts a variant into the cart. */
  put(variantId: number, item?: object): Promise<void>;
  quote(input?: object): Promise<Pick<Checkout['order'], 'totalCents' | 'dueCents'>>;
  /** Tries to check out at the price that is shown unless another one is expected. */
  tryCheckout(input?: object): Promise<{ checkout: Checkout | null; errors: GraphqlError[] }>;
  /** Checks out. @throws Error when that is refused */
  checkout(input?: object): Promise<Checkout>;
}

/** A server that speaks the API of a payment provider. */
export interface Sandbox {
  url: string;
  setWebhookUrl(url: string): void;
  stop(): Promise<void>;
}

/**
 * The server with a payment provider that speaks Stripe's API, for the tests of one file.
 * @param sandbox started with {@link sandboxKeys}; it is stopped after them
 * @param environment settings of another provider, should there be one
 */
export function openShop(sandbox: Sandbox, environment: Readonly<Record<string, string>> = {}) {
  const server = useServer({
    env: {
      STRIPE_SECRET_KEY: sandboxKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: sandboxKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: sandboxKeys.webhookSecret,
      STRIPE_API_URL: sandbox.url,
      ...environment,
    },
  });
  beforeAll(() => {
    // The sandbox signs by the clock of the machine.
    server.setTime(new Date().toISOString());
    sandbox.setWebhookUrl(`${server.url}/api/webhooks/stripe`);
  });
  afterAll(() => sandbox.stop());
  const context = () => contextOfJob(server.runtime);

  const shop = {
    server,
    /** Something that is sold. */
    async product(fields: ProductFields = {}) {
      const { variantIds, ...rest } = await createProduct(server.database.em, fields);
      return { ...rest, variantId: variantIds[0]! };
    },
    /** What there is of a variant. */
    async stockOf(variantId: number) {
      const row = await server.database.sql
        .selectFrom('product_variants')
        .select('stock')
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow();
      return row.stock;
    },
    buyer(client = server.client()): Buyer {
      const sessionId = newSessionId();
      const buyer: Buyer = {
        client,
        sessionId,
        async put(variantId, item = {}) {
          const input = { sessionId, variantId: String(variantId), ...item };
          const { errors } = await changeCart(client, 'addCartItem', input);
          expect(errors).toEqual([]);
        },
        async quote(input = {}) {
          const { data, errors } = await client.graphql<{ checkoutQuote: Checkout['order'] }>(
            QUOTE,
            { input: { sessionId, ...input } },
          );
          if (!data) throw new Error(JSON.stringify(errors));
          return data.checkoutQuote;
        },
        async tryCheckout(input = {}) {
          const asked: { giftCardCodes?: string[]; expectedTotalCents?: number } = input;
          const { giftCardCodes, expectedTotalCents } = asked;
          const { data, errors } = await client.graphql<{ startCheckout: Started | null }>(START, {
            input: {
              sessionId,
              customer: ada,
              idempotencyKey: randomUUID(),
              expectedTotalCents:
                expectedTotalCents ?? (await buyer.quote({ giftCardCodes })).totalCents,
              ...input,
            },
          });
          const { payment, ...started } = data?.startCheckout ?? {};
          const { id: paymentId = null, clientSecret = null, approvalUrl = null } = payment ?? {};
          const checkout = { ...started, paymentId, clientSecret, approvalUrl } as Checkout;
          return { checkout: data?.startCheckout ? checkout : null, errors };
        },
        async checkout(input) {
          const { checkout, errors } = await buyer.tryCheckout(input);
          if (!checkout) throw new Error(JSON.stringify(errors));
          return checkout;
        },
      };
      return buyer;
    },
    /** The payer enters a card. @returns whether it is taken */
    async enterCard(clientSecret: string, card = 'pm_card_visa'): Promise<boolean> {
      const [ref] = clientSecret.split('_secret_', 1);
      const response = await fetch(`${sandbox.url}/v1/payment_intents/${ref}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandboxKeys.publishableKey}` },
        body: new URLSearchParams({
          client_secret: clientSecret,
          payment_method: card,
          return_url: 'https://roomtone.example/checkout/success',
        }),
      });
      return response.ok;
    },
    /** The payer's browser is back. */
    async settle(paymentId: string) {
      return settlePayment(context(), Number(paymentId));
    },
    /** Waits until the sandbox has sent news, and looks after all that has come. */
    async takeNews(paymentId: string, type = 'payment_intent.succeeded') {
      const { providerRef } = (await findPayment(server.database.sql, Number(paymentId)))!;
      const events = await vi.waitFor(
        async () => {
          const found = await server.database.sql
            .selectFrom('provider_events')
            .select(['id', 'type'])
            .where('provider_ref', '=', providerRef)
            .execute();
          expect(found.map((event) => event.type)).toContain(type);
          return found;
        },
        { timeout: 60_000 },
      );
      for (const { id } of events) await handleEvent(context(), id);
    },
    /** Carries out what waits to be told to the provider. */
    async tellProvider() {
      const commands = await server.database.sql
        .selectFrom('provider_commands')
        .select('id')
        .where('status', '=', 'waiting')
        .orderBy('id')
        .execute();
      for (const { id } of commands) await carryOut(context(), id);
    },
    /** Pays for what was checked out. */
    async pay(checkout: Pick<Checkout, 'clientSecret' | 'paymentId'>) {
      expect(await shop.enterCard(checkout.clientSecret)).toBe(true);
      await shop.settle(checkout.paymentId);
    },
    async orderOf({ order }: Pick<Checkout, 'order'>) {
      return (await findOrderByNumber(server.database.sql, order.number))!;
    },
    /** Half an hour passes, and what nobody has paid for expires. */
    async expireOrders() {
      const now = server.runtime.clock() + 31 * 60_000;
      server.setTime(new Date(now).toISOString());
      await expireOrders(server.database, now);
    },
    /** Buys a gift card and has it mailed. @returns its code */
    async giftCard(cents: number): Promise<string> {
      const { variantId } = await shop.product({
        kind: 'gift-card',
        priceCents: 1000,
        variants: [{ stock: null }],
      });
      const buyer = shop.buyer();
      await buyer.put(variantId, { options: { giftCardValue: cents } });
      await shop.pay(await buyer.checkout());
      const { id } = await server.database.sql
        .selectFrom('gift_cards')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return issueCode(server.database.sql, id, server.runtime.clock());
    },
    /** The ledger balances, and has what the orders say. */
    requireConsistentBooks: () => requireConsistentBooks(server.database.sql),
  };
  return shop;
}

async function requireConsistentBooks(db: Parameters<typeof totalsOfAccounts>[0]): Promise<void> {
  const totals = new Map((await totalsOfAccounts(db)).map((total) => [total.kind, total]));
  const net = [...totals.values()].reduce((sum, { netCents }) => sum + netCents, 0);
  expect(net).toBe(0);
  const { rows } = await sql<Record<'earned' | 'recalled' | 'held' | 'returned' | 'lost', number>>`
    SELECT
      (
        SELECT coalesce(sum(total_cents - refunded_cents - gift_card_refunded_cents), 0)::int
        FROM orders WHERE paid_at IS NOT NULL
      ) - (SELECT coalesce(sum(initial_cents), 0)::int FROM gift_cards
        WHERE order_item_id IS NOT NULL) AS earned,
      (
        SELECT coalesce(sum(cents), 0)::int FROM ledger_postings
        JOIN ledger_transactions ON id = transaction_id
        WHERE kind = 'gift-card-recalled' AND cents > 0
      ) AS recalled,
      (
        SELECT coalesce(sum(gift_card_cents), 0)::int FROM orders
        WHERE status = 'awaiting-payment'
      ) AS held,
      (
        SELECT coalesce(-sum(net_cents), 0)::int FROM ledger_balances
        JOIN payments ON account = 'deposit:' || payments.id
        WHERE payable_kind = 'order' AND is_accepted
      ) AS returned,
      (
        SELECT coalesce(sum(cents), 0)::int FROM ledger_postings
        JOIN ledger_transactions ON id = transaction_id
        WHERE account = 'losses' AND kind <> 'dispute-lost'
      ) AS lost
  `.execute(db);
  const { earned, recalled, held, returned, lost } = rows[0]!;
  const balance = (kind: 'sales' | 'tax' | 'order') => totals.get(kind)?.balanceCents ?? 0;
  // What a refund could not deliver was given up and is here; what was lost went back all the same. What
  // a dispute has cost stays earned.
  expect(balance('sales') + balance('tax')).toBe(earned + recalled - returned + lost);
  expect(balance('order')).toBe(held);
}
