import { object, string } from 'yup';
import type { InferType } from 'yup';
import { passwordResetRequestSchema } from '#domain/accounts/account.schema.ts';
import { message } from '#domain/messages/message.ts';

/** What joining the mailing list takes: an address, checked as those of accounts are. */
export const subscriptionSchema = passwordResetRequestSchema;
export type SubscriptionInput = InferType<typeof subscriptionSchema>;

/** Far above what tokens of the list are long. */
const TOKEN_LIMIT = 100;

/** The token in a mailed link that confirms an address. */
export const confirmationSchema = object({
  token: string()
    .required(message('marketing.linkInvalid'))
    .max(TOKEN_LIMIT, message('marketing.linkInvalid')),
});
export type ConfirmationInput = InferType<typeof confirmationSchema>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key in each email of the list that leaves it. */
export const leavingSchema = object({
  key: string()
    .required(message('marketing.linkInvalid'))
    .test('uuid', message('marketing.linkInvalid'), (key) => UUID.test(key ?? '')),
});
export type LeavingInput = InferType<typeof leavingSchema>;
