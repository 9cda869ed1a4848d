import type { Scope } from '../scope.ts';
import type { FormGroup } from './form.ts';
import { list, readParameters, text } from './parameters.ts';
import type { Fields, Values } from './parameters.ts';

/** A request to the API that was let in. */
export interface Call extends Scope {
  /** What stands for `:id` in the path, and for `:inner` where there is a second. */
  id: string;
  inner: string;
  /** `/v1/refunds`. */
  path: string;
  /** Which key it came with: a server's or that of a page. */
  key: 'publishable' | 'secret';
}

interface Door {
  method: 'GET' | 'POST';
  path: string;
  /** Whether pages may call it, with the publishable key. */
  isForPages?: boolean;
  /** Whether it may act for a connected account, by the header `Stripe-Account`. */
  isForAccounts?: boolean;
}

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  isForPages: boolean;
  isForAccounts: boolean;
  /** @throws StripeError that says what is wrong with the parameters */
  handle: (call: Call, form: FormGroup) => object;
  /** The paths of what is to stand in full in the answer rather than by its id. */
  expandedBy: (form: FormGroup) => string[];
}

const expandField = { expand: list(text) };

/** @param handle answers with an object, which may have a part `$sandbox` that is left out */
export function endpoint<F extends Fields>(
  { method, path, isForPages = false, isForAccounts = false }: Door,
  fields: F,
  handle: (call: Call, values: Values<F>) => object,
): Endpoint {
  return {
    method,
    path,
    isForPages,
    isForAccounts,
    handle: (call, form) => handle(call, readParameters({ ...fields, ...expandField }, form)),
    expandedBy: ({ expand }) => (expand === undefined ? [] : expandField.expand(expand, 'expand')),
  };
}
