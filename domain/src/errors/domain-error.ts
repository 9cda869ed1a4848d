import { message } from '#domain/messages/message.ts';
import type { Message, MessageKey, MessageValues } from '#domain/messages/message.ts';

/** Why a call failed. Stable: callers of the API branch on these. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'TWO_FACTOR_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'PAYMENT_FAILED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with each field of an input, by the field's path, such as `lines.0.quantity`. */
export type FieldErrors = Readonly<Record<string, Message>>;

interface Details {
  values?: MessageValues;
  fields?: FieldErrors;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What was thrown by others. */
  cause?: unknown;
}

/** A failure that the caller may know about. Anything else that is thrown is an internal error. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly text: Message;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, key: MessageKey, details: Details = {}) {
    super(key, { cause: details.cause });
    this.code = code;
    this.text = message(key, details.values);
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** BAD_USER_INPUT that names each wrong field. */
export function badInput(fields: FieldErrors, cause?: unknown): DomainError {
  return new DomainError('BAD_USER_INPUT', 'errors.badInput', {
    values: { fields: Object.keys(fields).join(', ') },
    fields,
    cause,
  });
}
