import { object, string } from 'yup';
import type { InferType } from 'yup';
import { WEB_ADDRESS } from '#domain/accounts/profile.schema.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { removalLimits as limits } from './removal.ts';

/** Somebody asks for a listing to be removed (spec §5). */
export const removalSchema = object({
  name: oneLine()
    .required(message('accounts.nameTooShort'))
    .min(2, message('accounts.nameTooShort'))
    .max(limits.name),
  email: trimmed()
    .lowercase()
    .required(message('accounts.emailInvalid'))
    .email(message('accounts.emailInvalid'))
    .max(limits.email),
  listingUrl: trimmed()
    .required(message('company.urlInvalid'))
    .max(limits.listingUrl)
    .matches(WEB_ADDRESS, { message: message('company.urlInvalid') }),
  reason: trimmed()
    .required(message('company.reasonTooShort'))
    .min(10, message('company.reasonTooShort'))
    .max(limits.reason),
  additionalDetails: trimmed().max(limits.additionalDetails).default(''),
});
export type RemovalInput = InferType<typeof removalSchema>;

/** What whoever asked is told. */
export const removalAnswerSchema = object({
  outcome: string()
    .oneOf(['removed', 'declined'] as const)
    .required(message('fields.required')),
  answer: trimmed().required(message('company.answerRequired')).max(limits.answer),
});
export type RemovalAnswer = InferType<typeof removalAnswerSchema>;
