import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Topic } from '#api/lib/live/topic.ts';
import type { TestClient } from './test-client.ts';
import { TestSocket } from './test-socket.ts';

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
  const { query, variables } = requestOf(schema, operation, id);
  return refusalBy((await client.graphql(query, variables)).errors);
}

/** A document that calls an operation, with its variables. */
function requestOf(schema: GraphQLSchema, operation: string, userId: number) {
  const [kind, name] = operation.split(' ') as ['query' | 'mutation' | 'subscription', string];
  const field = schema.getRootType(kind as OperationTypeNode)!.getFields()[name]!;
  const values = field.args.map((argument) => [argument.name, valueFor(argument.type, userId)]);
  return {
    query: documentOf(kind, field),
    variables: Object.fromEntries(values) as Record<string, unknown>,
  };
}

interface GraphqlError {
  extensions?: Readonly<Record<string, unknown>>;
}

function refusalBy(errors: readonly GraphqlError[]): Refusal {
  const { code, text } = errors[0]?.extensions ?? {};
  return { code: code as string | undefined, text: (text as { key: string } | undefined)?.key };
}

async function refusalOnRest(operation: string, { client, id }: Caller): Promise<Refusal> {
  const [method, path] = operation.split(' ') as [string, string];
  const response = await client.fetch(path.replaceAll(/:\w+/g, String(id)), {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  return refusalByCode((await response.json().catch(() => ({}))) as Coded);
}

/** A failure as REST and the plain socket have it. */
interface Coded {
  code?: string;
}

function refusalByCode({ code }: Coded): Refusal {
  if (code === 'UNAUTHENTICATED') return { code, text: 'errors.unauthenticated' };
  return { code, text: code === 'FORBIDDEN' ? 'errors.forbidden' : undefined };
}

/** A server with sockets, and what can be followed there. */
interface Followed {
  /** `127.0.0.1:port`. */
  host: string;
  schema: GraphQLSchema;
  topics: readonly Topic[];
}

/**
 * Follows something. Whoever may is told its version at once.
 * @param operation as callers write it: `subscription myBookingsChanged` or `/ws MY_BOOKINGS_UPDATE`
 */
export async function refusalToFollow(
  { host, schema, topics }: Followed,
  operation: string,
  { client, id }: Caller,
): Promise<Refusal> {
  if (operation.startsWith('subscription ')) {
    const socket = await TestSocket.graphql(host, client);
    const { query, variables } = requestOf(schema, operation, id);
    socket.subscribe(query, variables);
    const { payload } = await socket.next<{ payload: object }>();
    socket.cut();
    return refusalBy(Array.isArray(payload) ? payload : ((payload as Result).errors ?? []));
  }
  const [path, type] = operation.split(' ') as [string, string];
  const { params } = topics.find(({ messageType }) => messageType === type)!;
  const socket = await TestSocket.open(host, path, { client });
  const asked = Object.fromEntries(params.map((param) => [param, id]));
  socket.send({ type: 'SUBSCRIBE', payload: { topic: type, ...asked } });
  const { payload } = await socket.next<{ payload: Coded }>();
  socket.cut();
  return refusalByCode(payload);
}

interface Result {
  errors?: readonly GraphqlError[];
}
