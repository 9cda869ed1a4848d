import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';

/** The largest integer of 32 bits. */
export const LARGEST_ID = 2_147_483_647;

/** The number that an id is inside, or undefined when the text can be no id. */
export function parseId(text: string): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return value <= LARGEST_ID ? value : undefined;
}

/**
 * The number that an id is inside, as an argument or a path has it.
 * @param notFound what is said when the text can be no id, as of an id that nothing has
 * @throws DomainError NOT_FOUND
 */
export function requireId(text: string | undefined, notFound: MessageKey): number {
  const id = parseId(text ?? '');
  if (id === undefined) throw new DomainError('NOT_FOUND', notFound);
  return id;
}
