import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { answerStatuses, openRequestKinds, ownerRequestLimits as limits } from './owner-request.ts';

/** Something that an owner asks for, for a studio. */
export const ownerRequestSchema = object({
  kind: string()
    .oneOf(openRequestKinds, message('fields.choice', { values: openRequestKinds.join(', ') }))
    .required(message('fields.required')),
  studioId: number().required(message('owners.studioRequired')),
  subject: oneLine().max(limits.subject).required(message('owners.subjectRequired')),
  details: trimmed().max(limits.details).required(message('owners.detailsRequired')),
});
export type OwnerRequestInput = InferType<typeof ownerRequestSchema>;

/** What those who run the product say to a request. */
export const ownerAnswerSchema = object({
  status: string()
    .oneOf(answerStatuses, message('fields.choice', { values: answerStatuses.join(', ') }))
    .required(message('fields.required')),
  answer: trimmed().max(limits.answer).required(message('owners.answerRequired')),
});
export type OwnerAnswerInput = InferType<typeof ownerAnswerSchema>;
