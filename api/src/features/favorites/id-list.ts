import { badInput } from '#domain/errors/domain-error.ts';
import { COLLECTION_STUDIOS_LIMIT } from '#domain/favorites/limits.ts';
import { message } from '#domain/messages/message.ts';
import { parseId } from '#api/lib/ids.ts';

/**
 * The ids in a list, each once. What can be no id belongs to nothing, and is left out.
 * @param field the path of the list in the input
 * @throws DomainError BAD_USER_INPUT for more than a collection can hold
 */
export function parseIds(texts: readonly string[], field: string): number[] {
  if (texts.length > COLLECTION_STUDIOS_LIMIT) {
    throw badInput({ [field]: message('fields.tooMany', { max: COLLECTION_STUDIOS_LIMIT }) });
  }
  return [...new Set(texts.flatMap((text) => parseId(text) ?? []))];
}
