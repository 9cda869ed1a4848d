import { withLoggedUrls } from './logged-url.ts';

/** An error as it may be logged. */
export interface LoggedError {
  type: string;
  message: string;
  /** Where it was thrown. */
  stack: string;
  cause?: LoggedError;
  /** Those that one error stands for. */
  errors?: LoggedError[];
  [fact: string]: unknown;
}

/**
 * What errors of Node, PostgreSQL and SMTP say of themselves that holds nothing of anybody. Others
 * do: PostgreSQL quotes the row that broke a constraint, and a lost connection holds its password.
 */
const FACTS: readonly string[] = [
  'code',
  'errno',
  'syscall',
  'status',
  'statusCode',
  'responseCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** Far deeper than errors cause each other, unless they do so in a circle. */
const DEEPEST = 5;

interface ErrorLike {
  message: string;
  stack?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/**
 * An error with what tells a defect, and without what people sent: of its properties only those that
 * are known to be harmless, and no values and secrets in its message.
 */
export function loggedError(error: unknown): LoggedError | string {
  if (isErrorLike(error)) return describe(error, 0);
  return typeof error === 'string' ? withLoggedUrls(error) : typeof error;
}

function describe(error: ErrorLike, depth: number): LoggedError {
  const type = error instanceof Error ? error.constructor.name : 'Error';
  const message = messageOf(error);
  const cause = depth < DEEPEST && isErrorLike(error.cause) ? error.cause : undefined;
  const errors = depth < DEEPEST && Array.isArray(error.errors) ? error.errors : [];
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...factsOf(error),
    ...(cause && { cause: describe(cause, depth + 1) }),
    ...(errors.length > 0 && {
      errors: errors.filter(isErrorLike).map((inner) => describe(inner, depth + 1)),
    }),
  };
}

function isErrorLike(error: unknown): error is ErrorLike {
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

function factsOf(error: object): Record<string, unknown> {
  const isFact = ([name, value]: [string, unknown]) =>
    FACTS.includes(name) && ['string', 'number'].includes(typeof value);
  return Object.fromEntries(Object.entries(error).filter(isFact));
}

/** Class 22 of PostgreSQL's errors is about values, and quotes them. */
function messageOf(error: ErrorLike): string {
  const isOfDatabase = 'severity' in error && 'code' in error;
  if (!isOfDatabase) return withLoggedUrls(error.message);
  // What follows the first line is the row, as the ORM appends it.
  const [line = ''] = error.message.split('\n', 1);
  return String(error.code).startsWith('22') ? line.replaceAll(/"[^"]*"/g, '"…"') : line;
}

/** The lines of a stack that say where, without the message that it begins with. */
function framesOf({ stack, message }: ErrorLike): string[] {
  if (typeof stack !== 'string') return [];
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
}
