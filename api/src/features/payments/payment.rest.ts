import { object } from 'yup';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { flag, shape, text } from '#api/lib/shapes.ts';
import { requirePayPal, requireProvider } from '#api/lib/payments/payable.ts';
import { PAYPAL_SIGNATURE, STRIPE_SIGNATURE } from './signature-headers.ts';
import { receiveNews } from './webhook.service.ts';

const responses = {
  200: json(shape({ received: flag }), 'It is looked after, also if it came before.'),
};

/** Where providers send word of what has happened. While one is off, it is to send it again. */
export const paymentEndpoints: readonly RestEndpoint[] = [
  {
    method: 'post',
    path: '/webhooks/stripe',
    audience: 'anyone',
    limit: 'general',
    summary: 'Take a webhook of Stripe, by whose signature it is known',
    headers: { [STRIPE_SIGNATURE]: text.meta({ meaning: 'As Stripe signs its webhooks.' }) },
    rawBody: object().defined(),
    responses,
    async handle(context, request) {
      const header = (name: string) => request.header(name) ?? '';
      const provider = requireProvider(context.payments);
      await receiveNews(context, provider, { body: request.rawBody, header });
      return { body: { received: true } };
    },
  },
  {
    method: 'post',
    path: '/webhooks/paypal',
    audience: 'anyone',
    limit: 'general',
    summary: 'Take a webhook of PayPal, which is asked whether it has signed it',
    headers: { [PAYPAL_SIGNATURE]: text.meta({ meaning: 'As PayPal signs its webhooks.' }) },
    rawBody: object().defined(),
    responses,
    async handle(context, request) {
      const header = (name: string) => request.header(name) ?? '';
      const provider = requirePayPal(context.payments);
      await receiveNews(context, provider, { body: request.rawBody, header });
      return { body: { received: true } };
    },
  },
];
