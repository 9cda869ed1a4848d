import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { startStripeSandbox } from '../start-stripe-sandbox.ts';
import type { StripeSandbox, StripeSandboxSettings } from '../start-stripe-sandbox.ts';

export const keys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};

/** Stripe's library, which reaches the sandbox in the place of Stripe. */
export function clientFor(url: string, key = keys.secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

export interface TestSandbox extends StripeSandbox {
  /** As a server has it. */
  stripe: Stripe;
  /** As Stripe.js has it. */
  page: Stripe;
  /** Calls a control. */
  control(name: string, values?: Record<string, number | string>): Promise<unknown>;
}

/** A sandbox for one test. */
export async function useSandbox(
  settings: Partial<StripeSandboxSettings> = {},
): Promise<TestSandbox> {
  const sandbox = await startStripeSandbox({ ...keys, ...settings });
  onTestFinished(() => sandbox.stop());
  const stripe = clientFor(sandbox.url);
  return {
    ...sandbox,
    stripe,
    page: clientFor(sandbox.url, keys.publishableKey),
    async control(name, values = {}) {
      const response = await fetch(`${sandbox.url}/_sandbox/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.secretKey}` },
        body: new URLSearchParams(
          Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]),
        ),
      });
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(body));
      return body;
    },
  };
}

/** What a call to Stripe fails with. */
export async function errorOf(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Not an error of Stripe: ${String(error)}`);
}

/** A payment of 100 dollars, held unless `capture_method` says otherwise. */
export const hundredDollars = {
  amount: 10_000,
  currency: 'usd',
  capture_method: 'manual',
  payment_method_types: ['card'],
} as const;
