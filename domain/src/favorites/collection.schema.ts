import { object, string } from 'yup';
import type { InferType } from 'yup';
import { onOneLine } from '#domain/errors/one-line.ts';
import { message } from '#domain/messages/message.ts';
import { COLLECTION_NAME_LIMIT } from './limits.ts';

/** A collection as its owner names it: one line, without spaces around it or twice in it. */
export const collectionSchema = object({
  name: string()
    .transform((value: unknown) => (typeof value === 'string' ? onOneLine(value) : value))
    .required(message('favorites.collectionNameRequired'))
    .max(COLLECTION_NAME_LIMIT),
});
export type CollectionInput = InferType<typeof collectionSchema>;

/** What two names have in common that nobody would tell apart: case and width do not count. */
export function collectionNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
