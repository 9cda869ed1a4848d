import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLSchema } from 'graphql';
import type { TestClient } from './test-client.ts';

/** Somebody who calls operations. */
export interface Caller {
  client: TestClient;
  /** Theirs, or one that is somebody's. */
  id: number;
}

/** Some value that an argument takes. */
function valueFor(type: GraphQLInputType, userId: number): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, userId);
  if (isListType(type)) return [valueFor(type.ofType, userId)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(({ type: inner }) =>
      isNonNullType(inner),
    );
    return Object.fromEntries(
      required.map(({ name, type: inner }) => [name, valueFor(inner, userId)]),
    );
  }
  const values: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    ID: String(userId),
    Date: '2026-12-02',
    Time: '10:00',
    DateTime: '2026-12-02T10:00:00Z',
  };
  // Never the same twice, so that no limit by account counts them together.
  return values[type.name] ?? `words ${randomUUID()}`;
}

function documentOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const required = args.filter((argument) => isNonNullType(argument.type));
  const declared = required.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`);
  const inParentheses = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return `${kind} ${inParentheses(declared)} { ${name}${inParentheses(passed)}${selection} }`;
}

/** What a caller was refused with; empty when they were not. */
export interface Refusal {
  code?: string | undefined;
  /** The key of the text. */
  text?: string | undefined;
}

/**
 * Calls an operation with values that its arguments take, and as little as they must have.
 * @param operation as callers write it: `mutation bookStudio` or `POST /api/bookings`
 */
export async function refusalOf(
  schema: GraphQLSchema,
  operation: string,
  caller: Caller,
): Promise<Refusal> {
  return operation.includes('/')
    ? refusalOnRest(operation, caller)
    : refusalOnGraphql(schema, operation, caller);
}

async function refusalOnGraphql(
  schema: GraphQLSchema,
  operation: string,
  { client, id }: Caller,
): Promise<Refusal> {
  const [kind, name] = operation.split(' ') as ['query' | 'mutation', string];
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root!.getFields()[name]!;
  const variables = Object.fromEntries(
    field.args.map((argument) => [argument.name, valueFor(argument.type, id)]),
  );
  const { errors } = await client.graphql(documentOf(kind, field), variables);
  const { code, text } = errors[0]?.extensions ?? {};
  return { code, text: (text as { key: string } | undefined)?.key };
}

async function refusalOnRest(operation: string, { client, id }: Caller): Promise<Refusal> {
  const [method, path] = operation.split(' ') as [string, string];
  const response = await client.fetch(path.replaceAll(/:\w+/g, String(id)), {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  if (code === 'UNAUTHENTICATED') return { code, text: 'errors.unauthenticated' };
  return { code, text: code === 'FORBIDDEN' ? 'errors.forbidden' : undefined };
}
