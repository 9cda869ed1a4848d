import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';

/** What a form says of a call that failed. */
export interface FormErrors {
  /** What is wrong with each of its fields. */
  fields: Readonly<Record<string, string>>;
  /** What is wrong with the whole; undefined when the fields say it. */
  message: string | undefined;
  code: Failure['code'];
}

/**
 * Divides what went wrong between the fields of a form and the whole of it, so that nothing is said
 * twice.
 * @param values of the form, which tell the fields that it has
 * @param fallback what is said when the server says nothing
 */
export function formErrorsOf(error: unknown, values: object, fallback: string): FormErrors {
  const { message, code, fields } = failureOf(error);
  const own = Object.entries(fields).filter(([name]) => name in values);
  return {
    fields: Object.fromEntries(own),
    message: own.length > 0 ? undefined : (message ?? fallback),
    code,
  };
}
