import { string } from 'yup';
import type { StripeSettings } from '#api/lib/payments/stripe-settings.ts';
import { address, ConfigError } from './config-fields.ts';

/** The settings of Stripe, which takes payments. */
export const stripeFields = {
  STRIPE_SECRET_KEY: string().meta({
    meaning:
      'The secret key of an account at Stripe, which payments are made with; needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. Without it, nothing can be paid for, and whoever tries is told so.',
  }),
  STRIPE_PUBLISHABLE_KEY: string().meta({
    meaning: 'The publishable key of the same account, which browsers are given.',
  }),
  STRIPE_WEBHOOK_SECRET: string().meta({
    meaning:
      'What Stripe signs its webhooks with: where there are several endpoints, the secrets of all, separated by commas. They are to be sent to `/api/webhooks/stripe`, all that is about payments, refunds, disputes and transfers, and `account.updated` of connected accounts, which takes an endpoint of its own.',
  }),
  STRIPE_API_URL: address(/^https?:\/\/\S+$/, 'https://').meta({
    meaning:
      'Where else Stripe’s API is spoken, such as `http://127.0.0.1:12111`, for tests. Without it, at Stripe.',
  }),
};

type Settings = { [Name in keyof typeof stripeFields]?: string | undefined };

/**
 * The account at Stripe that is configured, if any.
 * @throws ConfigError when only a part of it is
 */
export function readStripe(settings: Settings): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
  if (secretKey !== undefined && publishableKey !== undefined && webhookSecret !== undefined) {
    return { secretKey, publishableKey, webhookSecret, apiUrl };
  }
  const [given] = Object.entries(settings).find(
    ([name, value]) => name in stripeFields && value !== undefined,
  ) ?? [undefined];
  if (given === undefined) return undefined;
  throw new ConfigError(
    `${given} needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.`,
  );
}
