import { createHash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { Choices } from './choices.ts';
import { DocumentMaker } from './graphql-document.ts';
import type { Operation } from './graphql-document.ts';
import { deepValue, hostileNames, hostileText, hostileValue } from './hostile-values.ts';
import { jsonText, objectOf } from './json-text.ts';
import type { Values } from './plausible-values.ts';
import type { FuzzRequest } from './request.ts';

type Sent = Pick<FuzzRequest, 'method' | 'path' | 'headers' | 'body'>;

/** About half of what Node takes as the head of a request. */
const LONGEST_ADDRESS = 7500;

const JSON_BODY = [['Content-Type', 'application/json']] as const;

interface Tools {
  schema: GraphQLSchema;
  choices: Choices;
  values: Values;
}

/** A request of one operation, mostly as clients send it. */
export function operationRequest(kind: 'query' | 'mutation', tools: Tools): Sent {
  const { choices } = tools;
  const operation = new DocumentMaker(tools).operation(choices.chance(2) ? 'subscription' : kind);
  return choices.weighted([
    [84, () => post(operation)],
    [kind === 'query' ? 8 : 1, () => byAddress(operation, choices)],
    [8, () => post(disfigured(operation, choices))],
  ]);
}

function post(body: unknown): Sent {
  return {
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: Buffer.from(jsonText(body)),
  };
}

function byAddress({ query, variables }: Operation, choices: Choices): Sent {
  const parts = new URLSearchParams({
    query: query.toWellFormed(),
    variables: jsonText(variables),
  });
  if (choices.chance(10)) parts.append('query', '{ __typename }');
  if (choices.chance(10))
    parts.append('extensions', jsonText(hostileValue(choices)).toWellFormed());
  const headers = choices.chance(85) ? JSON_BODY : [];
  const path = `/graphql?${parts.toString()}`.slice(0, LONGEST_ADDRESS);
  return { method: 'GET', path, headers };
}

/** The operation in an envelope that has something wrong. */
function disfigured({ query, variables }: Operation, choices: Choices): unknown {
  const hash = createHash('sha256').update(query).digest('hex');
  const persisted = (version: unknown, sha256Hash: unknown) => ({
    persistedQuery: objectOf([
      ['version', version],
      ['sha256Hash', sha256Hash],
    ]),
  });
  return choices.weighted<unknown>([
    [3, () => ({ query, variables, extensions: persisted(1, hash) })],
    [2, () => ({ variables, extensions: persisted(1, hash) })],
    [2, () => ({ query, variables, extensions: persisted(1, 'f'.repeat(64)) })],
    [3, () => ({ extensions: persisted(hostileValue(choices), hostileValue(choices)) })],
    [2, () => ({ query, variables, extensions: hostileValue(choices) })],
    [4, () => ({ query, variables: hostileValue(choices) })],
    [2, () => ({ query, variables: deepValue(choices) })],
    [3, () => ({ query, variables, operationName: hostileValue(choices) })],
    [2, () => ({ query: hostileValue(choices), variables })],
    [2, () => ({ query: `${query} ${query}`, variables, operationName: 'Fuzz' })],
    [2, () => ({ query: [query], variables })],
    [3, () => choices.list(0, 12, () => ({ query, variables }))],
    [2, () => hostileValue(choices)],
    [
      2,
      () =>
        objectOf([
          ['query', query],
          [choices.pick(hostileNames), hostileValue(choices)],
        ]),
    ],
  ]);
}

/** A request whose query is hardly one. */
export function documentRequest({ schema, choices, values }: Tools): Sent {
  const { query } = new DocumentMaker({ schema, choices, values }).operation('query');
  const text = choices.weighted<string>([
    [6, () => mutate(query, choices)],
    [2, () => hostileText(choices)],
    [1, () => `{ ${'a '.repeat(choices.pick([100, 1990, 2010, 60_000]))}}`],
    [1, () => '{ studios '.repeat(choices.pick([13, 500, 1900]))],
    [1, () => `{ ${'__typename @skip(if: true) '.repeat(200)}}`],
    [1, () => `{ __typename # ${'x'.repeat(5000)}\n}`],
    [1, () => `{ equipment(text: """${hostileText(choices)}""") { name } }`],
    [1, () => `query (${'$a: Int, '.repeat(50)}) { __typename }`],
    [1, () => `query ($a: Int = $a, $b: [[[[[[Int!]!]!]!]!]!]) { __typename }`],
    [1, () => 'query A { __typename } query A { __typename } fragment A on Query { ...A }'],
    [1, () => 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    [1, () => 'type Query { a: Int } extend type Studio { b: Int } schema { query: Query }'],
    [1, () => 'subscription { __typename }'],
  ]);
  return post({ query: text });
}

/** The text with some of its characters changed, repeated or left out. */
export function mutate(text: string, choices: Choices): string {
  let changed = text;
  for (let left = choices.int(1, 4); left > 0; left -= 1) {
    const at = choices.int(0, changed.length);
    const length = choices.int(0, 12);
    const part = choices.weighted<string>([
      [3, () => ''],
      [
        3,
        () => choices.pick(['{', '}', '(', ')', '"', '$', '...', '@', '\\', '\0', '#', '!', '%']),
      ],
      [1, () => changed.slice(at, at + length).repeat(choices.int(2, 40))],
      [2, () => hostileText(choices).slice(0, 300)],
    ]);
    changed = changed.slice(0, at) + part + changed.slice(at + length);
  }
  return changed;
}
