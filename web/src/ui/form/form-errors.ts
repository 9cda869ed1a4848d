import type { Failure } from '#web/lib/failures.ts';

/** What a form says of a call that failed. */
export interface FormErrors {
  /** What is wrong with each of its fields. */
  fields: Readonly<Record<string, string>>;
  /** What is wrong with the whole; undefined when the fields say it. */
  message: string | undefined;
  /** All of it in a sentence, for those who do not see the fields. */
  text: string;
  code: Failure['code'];
}

/**
 * Divides what went wrong between the fields of a form and the whole of it, so that nothing is said
 * twice and nothing is left unsaid.
 * @param values of the form, which tell the fields that it has
 * @param fallback what is said when the server says nothing
 */
export function formErrorsOf(
  { message, code, fields }: Failure,
  values: object,
  fallback: string,
): FormErrors {
  const all = Object.entries(fields);
  const own = all.filter(([path]) => (path.split(/[.[]/, 1)[0] ?? path) in values);
  const text = message ?? fallback;
  const isSaid = own.length > 0 && own.length === all.length;
  return { fields: Object.fromEntries(own), message: isSaid ? undefined : text, text, code };
}
