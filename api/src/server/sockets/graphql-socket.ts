import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { makeServer } from 'graphql-ws';
import type { Server, SubscribePayload } from 'graphql-ws';
import { DomainError } from '#domain/errors/domain-error.ts';
import { Budget } from '#api/lib/budget.ts';
import type { Context } from '#api/lib/context.ts';
import { limitRules, refuseUnusableValues, TOKEN_LIMIT } from '../graphql.ts';
import { badQuery, formatSocketError, refusal } from '../graphql-errors.ts';
import { refuseCostly } from '../query-cost.ts';
import { resolveProperty } from '../resolution.ts';
import type { Runtime } from '../runtime.ts';
import { recordRefusal } from '../security-log.ts';
import type { Door } from './door.ts';
import type { LiveSocket } from './live-socket.ts';

/** How long somebody may take to say that they speak the protocol, in ms. */
const FIRST_MESSAGE_MS = 10_000;

/** What of a socket the library hands back. */
interface Extra {
  socket: LiveSocket;
  context: () => Promise<Context>;
}

interface GraphqlDoorParts {
  runtime: Pick<Runtime, 'config' | 'log'>;
  schema: GraphQLSchema;
  /** How many subscriptions a socket may have. */
  limit: number;
}

/** Answers subscriptions over the protocol of graphql-ws, with the limits of other documents. */
export function graphqlDoor(parts: GraphqlDoorParts): Door {
  const server = makeProtocol(parts);
  return ({ socket, context }) => {
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => socket.send(text),
        close: (code, reason) => socket.close({ code: code ?? 1000, reason: reason ?? '' }),
        onMessage: (take) => socket.onMessage(take),
      },
      { socket, context },
    );
    socket.onClose((code, reason) => void closed(code, reason));
  };
}

function makeProtocol({ runtime, schema, limit }: GraphqlDoorParts): Server<Extra> {
  const { log, config } = runtime;
  const describe = (errors: readonly GraphQLError[], context?: Context) => {
    for (const error of errors) {
      if (context) recordRefusal(context.record, error.originalError);
    }
    return errors.map((error) => formatSocketError(error, log));
  };
  return makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: FIRST_MESSAGE_MS,
    async onSubscribe({ subscriptions, extra }, _id, payload) {
      try {
        if (Object.keys(subscriptions).length > limit) throw tooMany(limit);
        const prepared = prepare(schema, payload);
        return { ...prepared, contextValue: await extra.context() };
      } catch (error) {
        return [asGraphqlError(error)];
      }
    },
    subscribe: (args) => subscribe(args, config.requestMs),
    onNext(_ctx, _id, _payload, args, { errors, data = null }) {
      if (!errors) return undefined;
      return { data, errors: describe(errors, args.contextValue as Context) };
    },
    onError: (_ctx, _id, _payload, errors) => describe(errors),
  });
}

function tooMany(limit: number): DomainError {
  return new DomainError('RATE_LIMITED', 'errors.tooManyFollowed', { values: { limit } });
}

/** @throws GraphQLError for a document that is no subscription, is not valid or asks too much */
function prepare(
  schema: GraphQLSchema,
  { query, variables, operationName }: SubscribePayload,
): ExecutionArgs {
  const document = parseDocument(query);
  const operation = getOperationAST(document, operationName) ?? undefined;
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw refusal(new DomainError('BAD_USER_INPUT', 'errors.onlySubscriptions'));
  }
  const rules = [...specifiedRules, ...limitRules];
  const [invalid] = validate(schema, document, rules, { maxErrors: 1, hideSuggestions: true });
  if (invalid) throw badQuery(invalid);
  refuseUnusableValues(document, variables);
  refuseCostly({ schema, document, operation, variables: variables ?? {} });
  return {
    schema,
    document,
    operationName: operationName ?? null,
    variableValues: variables ?? null,
    fieldResolver: resolveProperty,
  };
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: TOKEN_LIMIT });
  } catch (error) {
    throw error instanceof GraphQLError ? badQuery(error) : error;
  }
}

/** An error for the protocol; what is none of GraphQL's is told only as far as callers may know. */
function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

/**
 * The results of a subscription. Each change is a request of its own as far as time and budgets go,
 * on behalf of whoever subscribed.
 */
async function subscribe(
  args: ExecutionArgs,
  requestMs: number,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const stream = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in stream)) return stream;
  const source = stream[Symbol.asyncIterator]();
  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      const { done, value } = await source.next();
      if (done) return { done, value: undefined };
      const budget = new Budget(requestMs);
      const contextValue = Object.assign(Object.create(args.contextValue as object), { budget });
      return { done: false, value: await execute({ ...args, rootValue: value, contextValue }) };
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return results;
    },
  };
  return results;
}
