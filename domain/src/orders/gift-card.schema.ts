import { number } from 'yup';
import type { InferType } from 'yup';
import { addressSchema } from '#domain/accounts/account.schema.ts';
import { GIFT_MESSAGE_LIMIT, giftCardRange } from '#domain/catalog/gift-card.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';

/** What a gift card is worth at least that is issued by hand, in cents: less than what is sold. */
export const GRANTED_MIN_CENTS = 100;

const range = message('fields.range', { min: GRANTED_MIN_CENTS, max: giftCardRange.max });
const NAME_LIMIT = 100;
const REASON_LIMIT = 1000;

/** A gift card that an administrator gives somebody, and why. */
export const grantedGiftCardSchema = addressSchema.shape({
  amountCents: number()
    .typeError(message('fields.integer'))
    .integer(message('fields.integer'))
    .min(GRANTED_MIN_CENTS, range)
    .max(giftCardRange.max, range)
    .required(message('fields.required')),
  recipientName: oneLine()
    .max(NAME_LIMIT, message('fields.tooLong', { max: NAME_LIMIT }))
    .default(''),
  message: trimmed()
    .max(GIFT_MESSAGE_LIMIT, message('fields.tooLong', { max: GIFT_MESSAGE_LIMIT }))
    .default(''),
  reason: trimmed()
    .required(message('fields.required'))
    .max(REASON_LIMIT, message('fields.tooLong', { max: REASON_LIMIT })),
});
export type GrantedGiftCardInput = InferType<typeof grantedGiftCardSchema>;
