import { ValidationError } from 'yup';
import type { AnyObject, ObjectSchema } from 'yup';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { badInput } from './domain-error.ts';

/**
 * `input` as `schema` describes it: trimmed, defaults filled in, unknown fields left out. A null
 * counts as not given.
 * @throws DomainError BAD_USER_INPUT that names every wrong field.
 */
export function validate<T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): T {
  try {
    return schema.validateSync(withoutNulls(input) ?? {}, {
      abortEarly: false,
      stripUnknown: true,
    }) as T;
  } catch (error) {
    if (error instanceof ValidationError) throw badInput(fieldErrors(error));
    throw error;
  }
}

/** The first errorText about each field, by path. */
export function fieldErrors(error: ValidationError): Record<string, Message> {
  const found: Record<string, Message> = {};
  for (const inner of error.inner.length > 0 ? error.inner : [error]) {
    found[inner.path ?? ''] ??= messageOf(inner);
  }
  return found;
}

function messageOf(error: ValidationError): Message {
  const [text] = error.errors as unknown[];
  if (isMessage(text)) return text;
  return message(error.type === 'typeError' ? 'fields.type' : 'fields.required');
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => [name, withoutNulls(inner)]),
  );
}
