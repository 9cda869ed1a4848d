/** An error between threads: sent as it is, it would lose its class and all that is its own. */
export interface SentError {
  /** The name of its class. */
  type: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  /** Of errors in the results of queries. */
  extensions?: { code?: unknown } | undefined;
  cause?: SentError | undefined;
  errors?: SentError[] | undefined;
}

/** Far deeper than errors cause each other, unless they do so in a circle. */
const DEEPEST = 5;

type ErrorLike = Partial<Record<keyof SentError, unknown>>;

/** What is told of anything that was thrown. */
export function sentError(error: unknown, depth = 0): SentError {
  if (typeof error !== 'object' || error === null) {
    return { type: 'Error', message: textOf(error) ?? typeof error };
  }
  const { message, stack, code, extensions, cause, errors } = error as ErrorLike;
  const isDeepest = depth === DEEPEST;
  const inner = !isDeepest && Array.isArray(errors) ? (errors as unknown[]) : undefined;
  return {
    type: error.constructor.name,
    message: textOf(message) ?? '',
    stack: textOf(stack),
    code: textOf(code),
    extensions: codeIn(extensions),
    cause: isDeepest || cause === undefined ? undefined : sentError(cause, depth + 1),
    errors: inner?.map((each) => sentError(each, depth + 1)),
  };
}

/** An error that says what was told of another. */
export function receivedError({ type, message, stack, ...facts }: SentError): Error {
  // Named like the other, for that is what logs say of it.
  const Class = { [type]: class extends Error {} }[type]!;
  const error = new Class(message);
  if (stack !== undefined) error.stack = stack;
  const { cause, errors, ...others } = facts;
  return Object.assign(
    error,
    Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
    cause && { cause: receivedError(cause) },
    errors && { errors: errors.map(receivedError) },
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function codeIn(extensions: unknown): SentError['extensions'] {
  const isCoded = typeof extensions === 'object' && extensions !== null && 'code' in extensions;
  return isCoded ? { code: textOf(extensions.code) } : undefined;
}
