import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { shippingMethods } from '#domain/carts/shipping.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { cents, note, NOTE_LIMIT } from '#domain/payments/payment-note.schema.ts';
import { countryCodes } from './countries.ts';
import { customerSchema } from './customer.schema.ts';

/** What orders are paid with. */
export const paymentMethods = ['stripe', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Gift cards that pay for one order, at most. */
const GIFT_CARD_LIMIT = 5;
const CODE_LIMIT = 40;
const TRACKING_LIMIT = 100;

const shippingMethod = string()
  .oneOf(shippingMethods, message('fields.choice', { values: shippingMethods.join(', ') }))
  .default('standard');

const giftCardCodes = array(trimmed().max(CODE_LIMIT).required(message('fields.required')))
  .max(GIFT_CARD_LIMIT, message('fields.tooMany', { max: GIFT_CARD_LIMIT }))
  .default([]);

/** Which cart is meant: of whoever is logged in, or of what a browser calls its session. */
const sessionId = string().max(200);

/** What the order of a cart would cost. */
export const checkoutQuoteSchema = object({
  sessionId,
  shippingMethod,
  country: string().oneOf(countryCodes, message('orders.countryUnknown')).default('US'),
  giftCardCodes,
});
export type CheckoutQuoteInput = InferType<typeof checkoutQuoteSchema>;

export const paymentMethod = string()
  .oneOf(paymentMethods, message('fields.choice', { values: paymentMethods.join(', ') }))
  .default('stripe');

/** An order of a cart. The total, and what is left to be paid of it, have to be what was shown. */
export const checkoutSchema = object({
  sessionId,
  customer: customerSchema,
  shippingMethod,
  giftCardCodes,
  expectedTotalCents: cents.required(message('fields.required')),
  expectedDueCents: cents,
  paymentMethod,
});
export type CheckoutInput = InferType<typeof checkoutSchema>;

/** Why somebody sends something back. */
export const returnSchema = object({
  reason: trimmed()
    .required(message('orders.reasonRequired'))
    .max(NOTE_LIMIT, message('fields.tooLong', { max: NOTE_LIMIT })),
});

/** Who takes an order to its customer, and what they call it. */
export const shipmentSchema = object({
  carrier: trimmed().max(TRACKING_LIMIT).default(''),
  trackingNumber: trimmed().max(TRACKING_LIMIT).default(''),
});
export type ShipmentInput = InferType<typeof shipmentSchema>;

/** What an administrator notes. */
export const orderNoteSchema = object({ note });

/** So many of an item, of which the money goes back. */
const refundedItem = object({
  itemId: number().integer(message('fields.integer')).required(message('fields.required')),
  quantity: number()
    .integer(message('fields.integer'))
    .min(1, message('fields.integer'))
    .required(message('fields.required')),
});

/** What an administrator gives back, how much of it, and what could still go back as they saw it. */
export const refundSchema = object({
  amountCents: cents.nullable().default(null),
  items: array(refundedItem.required(message('fields.required')))
    .nullable()
    .default(null),
  expectedRefundableCents: cents.nullable().default(null),
  reason: note,
});
export type RefundInput = InferType<typeof refundSchema>;
