import { string } from 'yup';
import { message } from '#domain/messages/message.ts';

/**
 * A string schema that trims. Unlike Yup's own `trim()` it leaves values of another type alone,
 * so that they are refused as wrong instead of throwing. PostgreSQL can keep every character but
 * NUL, which nobody types.
 */
export function trimmed() {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .test('characters', message('fields.characters'), (text) => !text?.includes('\0'));
}
