import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';

/** Levels of nesting that input may have; ours has a handful. */
export const NESTING_LIMIT = 32;

/**
 * What is wrong with the first value of `input` that no field of ours could hold: nesting without
 * end, names that every object inherits, text with NUL characters, which PostgreSQL does not keep.
 * @returns the path of that value and why; undefined when there is none
 */
export function findUnusableValue(input: unknown): FieldErrors | undefined {
  const waiting: Place[] = [{ value: input, path: [] }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path } = place;
    if (typeof value === 'string' && value.includes('\0')) {
      return { [nameOf(path)]: message('fields.characters') };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (path.length === NESTING_LIMIT) {
      return { [nameOf(path.slice(0, 2))]: message('fields.tooDeep', { max: NESTING_LIMIT }) };
    }
    for (const [name, part] of Object.entries(value)) {
      const inner = [...path, name];
      if (name in Object.prototype) return { [nameOf(inner)]: message('fields.name') };
      waiting.push({ value: part, path: inner });
    }
  }
  return undefined;
}

interface Place {
  value: unknown;
  path: readonly string[];
}

function nameOf(path: readonly string[]): string {
  return path.join('.') || 'body';
}
