import { object, string } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';

/** Far above what tokens of such links are long. */
const TOKEN_LIMIT = 200;

/** The token in the link that each email carries which can be switched off. */
export const unsubscribeLinkSchema = object({
  token: string()
    .required(message('accounts.unsubscribeLinkInvalid'))
    .max(TOKEN_LIMIT, message('accounts.unsubscribeLinkInvalid')),
});
export type UnsubscribeLinkInput = InferType<typeof unsubscribeLinkSchema>;
