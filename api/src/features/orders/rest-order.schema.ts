import { array, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { shippingMethods } from '#domain/carts/shipping.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { paymentMethod } from '#domain/orders/checkout.schema.ts';
import { countryCodes } from '#domain/orders/countries.ts';
import { customerSchema } from '#domain/orders/customer.schema.ts';
import { LARGEST_ID } from '#api/lib/ids.ts';

/** Things that are ordered at once over REST, at most. */
const ITEM_LIMIT = 100;
const QUANTITY_LIMIT = 99;

const id = number()
  .required(message('fields.required'))
  .integer(message('fields.integer'))
  .min(1, message('fields.integer'))
  .max(LARGEST_ID, message('fields.integer'));
const quantity = number()
  .required(message('fields.required'))
  .integer(message('fields.integer'))
  .min(1, message('fields.range', { min: 1, max: QUANTITY_LIMIT }))
  .max(QUANTITY_LIMIT, message('fields.range', { min: 1, max: QUANTITY_LIMIT }));
const cents = number()
  .required(message('fields.required'))
  .integer(message('fields.integer'))
  .min(0, message('fields.integer'))
  .max(LARGEST_ID, message('fields.integer'))
  .meta({ meaning: 'US cents; has to be what the server reckons.' });

/** What is chosen of a product: options of its variant, of a gift card, or of a canvas print. */
const options = mixed<Readonly<Record<string, unknown>>>(
  (value): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
)
  .default(() => ({}))
  .meta({
    meaning: 'What is chosen, such as {"Color": "Black"} or {"giftCardValue": 5000}.',
  });

const shippingMethod = string()
  .oneOf(shippingMethods, message('fields.choice', { values: shippingMethods.join(', ') }))
  .default('standard');

/** What `POST /api/create-payment-intent` takes (spec §7). */
export const intentBody = object({
  items: array(object({ id, quantity, price: cents, options }))
    .required(message('fields.required'))
    .min(1, message('orders.cartEmpty'))
    .max(ITEM_LIMIT, message('fields.tooMany', { max: ITEM_LIMIT })),
  amount: cents,
  country: string().oneOf(countryCodes, message('orders.countryUnknown')).default('US'),
  shippingMethod,
});
export type IntentBody = InferType<typeof intentBody>;

/** What `POST /api/orders` takes (spec §7). */
export const orderBody = object({
  items: array(object({ productId: id, quantity, price: cents, options }))
    .required(message('fields.required'))
    .min(1, message('orders.cartEmpty'))
    .max(ITEM_LIMIT, message('fields.tooMany', { max: ITEM_LIMIT })),
  customerInfo: customerSchema,
  totalAmount: cents,
  paymentMethod,
  shippingMethod,
  clientSecret: trimmed()
    .max(300)
    .meta({ meaning: 'Of the payment that was begun for these items.' }),
  paymentIntentId: trimmed()
    .max(300)
    .meta({ meaning: 'In place of the secret, what the provider calls the payment.' }),
});
export type OrderBody = InferType<typeof orderBody>;
