import { object } from 'yup';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { flag, shape, text } from '#api/lib/shapes.ts';
import { receiveNews, SIGNATURE_HEADER } from './webhook.service.ts';

/** Where Stripe sends word of what has happened. */
export const paymentEndpoints: readonly RestEndpoint[] = [
  {
    method: 'post',
    path: '/webhooks/stripe',
    audience: 'anyone',
    limit: 'general',
    summary: 'Take a webhook of Stripe, by whose signature it is known',
    headers: { [SIGNATURE_HEADER]: text.meta({ meaning: 'As Stripe signs its webhooks.' }) },
    rawBody: object().defined(),
    responses: {
      200: json(shape({ received: flag }), 'It is looked after, also if it came before.'),
    },
    async handle(context, request) {
      const signature = request.header(SIGNATURE_HEADER) ?? '';
      await receiveNews(context, request.rawBody, signature);
      return { body: { received: true } };
    },
  },
];
