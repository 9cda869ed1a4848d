import { Choices } from './choices.ts';
import { documentRequest, operationRequest } from './graphql-requests.ts';
import { strangeHeaders } from './hostile-headers.ts';
import { pageRequest, pathRequest, restRequest } from './http-requests.ts';
import { Values } from './plausible-values.ts';
import { actors } from './request.ts';
import type { FuzzRequest, RequestKind } from './request.ts';
import type { Target } from './target.ts';
import { wireRequest } from './wire-requests.ts';

/** How many of a hundred inputs are of each kind. */
const shares: readonly (readonly [number, RequestKind])[] = [
  [30, 'query'],
  [22, 'mutation'],
  [4, 'document'],
  [26, 'rest'],
  [10, 'page'],
  [5, 'path'],
  [3, 'wire'],
];

/** Input number `index` of a run with `seed`: always the same for the same target. */
export function inputAt(seed: number, index: number, target: Target) {
  const choices = Choices.seeded(seed, index);
  const request = makeRequest(choices, target);
  return { request, record: choices.record };
}

/** The request that these choices make. */
export function makeRequest(choices: Choices, target: Target): FuzzRequest {
  const kind = choices.weighted(shares.map(([weight, name]) => [weight, () => name] as const));
  const actor = choices.pick(actors);
  const sent = make[kind](choices, target);
  const headers = choices.chance(12) ? [...sent.headers, ...strangeHeaders(choices)] : sent.headers;
  return { ...sent, headers, kind, actor };
}

type Make = (choices: Choices, target: Target) => Omit<FuzzRequest, 'kind' | 'actor'>;

const valuesFor = (choices: Choices, { material, now }: Target) =>
  new Values(choices, material, now);

const make: Readonly<Record<RequestKind, Make>> = {
  query: (choices, target) =>
    operationRequest('query', { ...target, choices, values: valuesFor(choices, target) }),
  mutation: (choices, target) =>
    operationRequest('mutation', { ...target, choices, values: valuesFor(choices, target) }),
  document: (choices, target) =>
    documentRequest({ ...target, choices, values: valuesFor(choices, target) }),
  rest: (choices, target) => restRequest({ target, choices, values: valuesFor(choices, target) }),
  page: (choices, target) => pageRequest({ target, choices, values: valuesFor(choices, target) }),
  path: (choices, target) => pathRequest({ target, choices, values: valuesFor(choices, target) }),
  wire: wireRequest,
};
