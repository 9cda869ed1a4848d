import type { Call } from './endpoint.ts';
import { group, integer, text } from './parameters.ts';
import type { Reader, Values } from './parameters.ts';
import { invalidParameter, missing } from './stripe-error.ts';

const limit: Reader<number> = (value, param) => {
  const number = integer(value, param);
  if (number >= 1 && number <= 100) return number;
  throw invalidParameter('Invalid limit: must be between 1 and 100.', param);
};

/** The parameters of every list. */
export const listFields = { limit, starting_after: text, ending_before: text };

/** That of lists by time, epoch seconds. */
export const createdFields = {
  created: group({ gt: integer, gte: integer, lt: integer, lte: integer }),
};

type Span = NonNullable<Values<typeof createdFields>['created']>;

/** Whether something was created in a span of time. */
export function isWithin(span: Span | undefined, created: number): boolean {
  if (!span) return true;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = span;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/**
 * A page of a list, the newest first as in Stripe's.
 * @param records all that match, the oldest first
 */
export function page<T extends { id: string }>(
  { path }: Pick<Call, 'path'>,
  records: readonly T[],
  values: Values<typeof listFields>,
) {
  const sorted = records.toReversed();
  const indexOf = (id: string, param: string) => {
    const index = sorted.findIndex((record) => record.id === id);
    if (index === -1) throw missing('object', id, param);
    return index;
  };
  const size = values.limit ?? 10;
  if (values.ending_before !== undefined) {
    const end = indexOf(values.ending_before, 'ending_before');
    const start = Math.max(0, end - size);
    return listOf(path, sorted.slice(start, end), start > 0);
  }
  const start =
    values.starting_after === undefined ? 0 : indexOf(values.starting_after, 'starting_after') + 1;
  return listOf(path, sorted.slice(start, start + size), start + size < sorted.length);
}

function listOf<T>(url: string, data: T[], hasMore: boolean) {
  return { object: 'list' as const, data, has_more: hasMore, url };
}
