import { object, string } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';
import { NOTE_LIMIT } from './limits.ts';

/** What somebody noted on a studio that they saved: plain text with line breaks, or nothing. */
export const noteSchema = object({
  note: string()
    .transform((value: unknown) => (typeof value === 'string' ? plainText(value) : value))
    .defined(message('fields.required'))
    .max(NOTE_LIMIT),
});
export type NoteInput = InferType<typeof noteSchema>;

/** A text as it is kept: its line breaks alike, without other control characters or space around it. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
