import { describe } from '../money/balance.ts';
import { present } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { Kind } from '../store/records.ts';
import { invalidParameter } from './stripe-error.ts';

/** What the fields that may be expanded hold the id of. */
const kinds: Readonly<Record<string, Kind>> = {
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  destination: 'account',
  destination_payment: 'charge',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  source_transaction: 'charge',
  source_transfer: 'transfer',
  transfer: 'transfer',
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Puts objects in the place of their ids.
 * @param path `latest_charge.balance_transaction`, or in a list `data.latest_charge`
 */
export function expand(scope: Scope, object: object, path: string): object {
  return expandField(scope, { ...object }, path.split('.'), path);
}

function expandField(scope: Scope, object: Fields, segments: string[], path: string): Fields {
  const [name = '', ...rest] = segments;
  const value = object[name];
  const further = (inner: Fields) =>
    rest.length === 0 ? inner : expandField(scope, inner, rest, path);
  if (name === 'data' && Array.isArray(value)) {
    return { ...object, data: value.map((item: Fields) => further(item)) };
  }
  const kind = kinds[name];
  if (!kind || value === undefined) {
    const message = `This property cannot be expanded (${path}).`;
    throw invalidParameter(message, 'expand');
  }
  if (isFields(value)) return { ...object, [name]: further(value) };
  const found = typeof value === 'string' ? find(scope, kind, value) : undefined;
  return found ? { ...object, [name]: further({ ...found }) } : object;
}

function find(scope: Scope, kind: Kind, id: string): object | undefined {
  if (kind === 'balance_transaction') {
    const entry = scope.data.get(kind, id);
    return entry && present(describe(entry, scope.now));
  }
  const found = scope.data.get(kind, id);
  return found && present(found);
}
