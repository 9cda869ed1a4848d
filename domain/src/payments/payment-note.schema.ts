import { number, object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';

/** Characters of what somebody says about money, at most. */
export const NOTE_LIMIT = 1000;

/** What an administrator says about money, or decides it for. */
export const note = trimmed()
  .required(message('fields.required'))
  .max(NOTE_LIMIT, message('fields.tooLong', { max: NOTE_LIMIT }));

/** What an administrator notes about a payment. */
export const paymentNoteSchema = object({ note });

/** An amount in cents, which may be nothing. */
export const cents = number().integer(message('fields.integer')).min(0, message('fields.integer'));

/** What of a payment an administrator gives back, and what could still go back as they saw it. */
export const paymentRefundSchema = object({
  amountCents: cents.required(message('fields.required')),
  expectedRefundableCents: cents.required(message('fields.required')),
  reason: note,
});
export type PaymentRefundInput = InferType<typeof paymentRefundSchema>;
