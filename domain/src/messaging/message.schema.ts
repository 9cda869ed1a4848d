import { object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { MESSAGE_LIMIT, QUERY_LIMIT } from './limits.ts';

/** What somebody writes. */
export const messageSchema = object({
  content: trimmed().required(message('messaging.contentRequired')).max(MESSAGE_LIMIT),
});
export type MessageInput = InferType<typeof messageSchema>;

/** What conversations are searched by; all of them match nothing. */
export const conversationSearchSchema = object({ query: trimmed().max(QUERY_LIMIT).default('') });
