import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { ErrorCode, FieldErrors } from '#domain/errors/domain-error.ts';
import { translate, translateFields } from './texts.ts';

/** The HTTP status of each code, on REST. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  TWO_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  PAYMENT_FAILED: 402,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** How a failure is told to callers, on REST as the body and on GraphQL as the extensions. */
export interface Failure {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** Finds the log entry of an internal error. */
  errorId?: string;
}

/** What callers are told of a failure that they may know about: in English, if no language is said. */
export function failureOf(error: DomainError, language?: Language): Failure {
  const fields = translateFields(error.fields, language);
  return {
    message: translate(error.text, language),
    code: error.code,
    ...(fields && { fields }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}

/**
 * PostgreSQL's errors that say that something cannot be done now and may be later: it cannot be
 * reached (08), has no room, memory or connection left (53), was stopped or is not up yet (57P),
 * has cancelled a statement that took too long (57014), ended a transaction that did (25P03), or
 * kept ending it for the sake of others (40P01, 40001).
 */
const UNAVAILABLE_STATES = /^(08|53|57P|57014$|25P03$|40P01$|40001$)/;

/** The same of the system: another end that cannot be reached, or no room or files left. */
const UNAVAILABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]);

/** What pg says without a code. */
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error/i;

/**
 * An error as one of ours: itself, UNAVAILABLE when what is asked for cannot be done now, or
 * undefined when it is a defect that callers learn nothing about.
 */
export function asDomainError(error: unknown): DomainError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DomainError) return cause;
    if (meansUnavailable(cause)) {
      return new DomainError('UNAVAILABLE', 'errors.unavailable', { retryAfter: 2, cause });
    }
  }
  return undefined;
}

function meansUnavailable(error: Error): boolean {
  // Messages with a code are PostgreSQL's own, and may quote what somebody has written.
  if (!('code' in error) || typeof error.code !== 'string') {
    return LOST_CONNECTION.test(error.message);
  }
  return UNAVAILABLE_STATES.test(error.code) || UNAVAILABLE_SYSTEM_CODES.has(error.code);
}

/** The name of the constraint that a write broke, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}

/** The same failure with its fields under other names, as a door to the service calls them. */
export function renameFields(error: unknown, names: Readonly<Record<string, string>>): unknown {
  // Callers choose names: `constructor` must not find what every object inherits.
  return withFields(error, (name) => (Object.hasOwn(names, name) && names[name]) || name);
}

/**
 * What `read` makes of an argument of a field. What it refuses is named by its path from there, such
 * as `filter.minRating`.
 */
export function below<T>(argument: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw withFields(error, (name) => `${argument}.${name}`);
  }
}

function withFields(error: unknown, rename: (name: string) => string): unknown {
  if (!(error instanceof DomainError) || !error.fields) return error;
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([name, text]) => [rename(name), text]),
  );
  const values =
    error.text.key === 'errors.badInput'
      ? { fields: Object.keys(fields).join(', ') }
      : error.text.values;
  return new DomainError(error.code, error.text.key, {
    fields,
    ...(values && { values }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  });
}
