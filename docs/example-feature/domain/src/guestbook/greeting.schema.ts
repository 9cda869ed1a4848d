import { object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';

const LIMIT = 200;

/** What somebody writes into the guestbook. */
export const greetingSchema = object({
  text: trimmed().required(message('guestbook.textRequired')).max(LIMIT),
});
export type GreetingInput = InferType<typeof greetingSchema>;
