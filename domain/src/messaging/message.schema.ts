import { array, object, string } from 'yup';
import type { InferType, ISchema } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { ATTACHMENTS_LIMIT, FILE_NAME_LIMIT } from './attachments.ts';
import { MESSAGE_LIMIT, QUERY_LIMIT } from './limits.ts';

/** A file that was uploaded for a message. */
export const attachmentSchema = object({
  id: string().required(),
  /** What its sender calls it. */
  fileName: trimmed().max(FILE_NAME_LIMIT).default(''),
});

/** As many as a message may have. */
export function listOfAttachments<T>(schema: ISchema<T>) {
  return array(schema)
    .max(ATTACHMENTS_LIMIT, message('fields.tooMany', { max: ATTACHMENTS_LIMIT }))
    .default([]);
}

/** What somebody writes: a text, attachments or both. */
export const messageSchema = object({
  content: trimmed()
    .max(MESSAGE_LIMIT)
    .default('')
    .when('attachments', ([attachments], content) =>
      Array.isArray(attachments) && attachments.length > 0
        ? content
        : content.required(message('messaging.contentRequired')),
    ),
  attachments: listOfAttachments(attachmentSchema),
});
export type MessageInput = InferType<typeof messageSchema>;

/** What conversations are searched by; all of them match nothing. */
export const conversationSearchSchema = object({ query: trimmed().max(QUERY_LIMIT).default('') });
