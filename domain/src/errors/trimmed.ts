import { string } from 'yup';

/**
 * A string schema that trims. Unlike Yup's own `trim()` it leaves values of another type alone,
 * so that they are refused as wrong instead of throwing.
 */
export function trimmed() {
  return string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
}
