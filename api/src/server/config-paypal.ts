import { string } from 'yup';
import type { PayPalSettings } from '#api/lib/payments/paypal-settings.ts';
import { address, ConfigError } from './config-fields.ts';

/** The settings of PayPal, with which orders of the shop can be paid beside cards. */
export const paypalFields = {
  PAYPAL_CLIENT_ID: string().meta({
    meaning:
      'The client ID of a REST app at PayPal, with which orders of the shop can be paid; needs PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID. Disputes are followed where the app has that feature. Without it, orders with PayPal only await their payment.',
  }),
  PAYPAL_CLIENT_SECRET: string().meta({ meaning: 'The secret of the same app.' }),
  PAYPAL_WEBHOOK_ID: string().meta({
    meaning:
      'The ID of the webhook of the same app that is sent to `/api/webhooks/paypal`: `CHECKOUT.ORDER.APPROVED` and all that begins with `PAYMENT.CAPTURE` or `CUSTOMER.DISPUTE`.',
  }),
  PAYPAL_API_URL: address(/^https?:\/\/\S+$/, 'https://').meta({
    meaning:
      'Where else PayPal’s API is spoken, such as `https://api-m.sandbox.paypal.com` for accounts of its sandbox. Without it, at PayPal, with real money.',
  }),
};

type Settings = { [Name in keyof typeof paypalFields]?: string | undefined };

/**
 * The app at PayPal that is configured, if any.
 * @throws ConfigError when only a part of it is
 */
export function readPayPal(settings: Settings): PayPalSettings | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = settings;
  const { PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_API_URL: apiUrl } = settings;
  if (clientId !== undefined && clientSecret !== undefined && webhookId !== undefined) {
    return { clientId, clientSecret, webhookId, apiUrl };
  }
  const [given] = Object.entries(settings).find(
    ([name, value]) => name in paypalFields && value !== undefined,
  ) ?? [undefined];
  if (given === undefined) return undefined;
  throw new ConfigError(
    `${given} needs PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID.`,
  );
}
