import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { unwrapResolverError } from '@apollo/server/errors';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { OperationTypeNode, visit } from 'graphql';
import type { DocumentNode, GraphQLError, GraphQLSchema, ValidationContext } from 'graphql';
import type { Logger } from 'pino';
import { badInput, DomainError, errorCodes } from '#domain/errors/domain-error.ts';
import type { ErrorCode, FieldErrors } from '#domain/errors/domain-error.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { statusOf } from '#api/lib/failures.ts';
import { findUnusableValue } from '#api/lib/plain-values.ts';
import { cacheControl } from '#api/lib/rest.ts';
import { openDocumentStore } from './document-store.ts';
import { formatError, refusal } from './graphql-errors.ts';
import { limitCost } from './query-cost.ts';
import { isPublicResult } from './query-audience.ts';
import { resolveProperty } from './resolution.ts';
import { recordRefusal } from './security-log.ts';

/** Levels of nesting, spellings of one field, and words of a query that are accepted. */
export const DEPTH_LIMIT = 12;
export const ALIAS_LIMIT = 30;
export const TOKEN_LIMIT = 2000;

/** By default the rules throw, which would be answered as a defect of the server. */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
};

/** What a document must be besides valid. */
export const limitRules = [
  maxDepthRule({ n: DEPTH_LIMIT, ...reported }),
  maxAliasesRule({ n: ALIAS_LIMIT, ...reported }),
];

/** What answers GraphQL, over HTTP and to pages that are rendered. */
export interface Graphql {
  server: ApolloServer<RequestContext>;
  schema: GraphQLSchema;
}

/** The GraphQL server over `schema`. @param plugins that watch it */
export async function startGraphql(
  schema: GraphQLSchema,
  log: Logger,
  plugins: readonly ApolloServerPlugin<RequestContext>[] = [],
): Promise<Graphql> {
  const server = new ApolloServer<RequestContext>({
    schema,
    fieldResolver: resolveProperty,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: TOKEN_LIMIT },
    documentStore: openDocumentStore(),
    validationRules: limitRules,
    formatError: (formatted, error) => formatError(formatted, error, log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would watch the resolution of every single field; `tellCaches` looks at the query.
      ApolloServerPluginCacheControlDisabled(),
      refuseUnusable,
      limitCost(schema),
      tellExhaustion,
      tellCaches(schema, log),
      tellStatus,
      recordRefusals,
      ...plugins,
    ],
    stopOnTerminationSignals: false,
    logger: log,
  });
  await server.start();
  return { server, schema };
}

/** Refuses what no execution could make sense of, and what this server does not answer at all. */
const refuseUnusable: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ request, document, operation }) {
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) {
          throw refusal(new DomainError('BAD_USER_INPUT', 'errors.noSubscriptions'));
        }
        refuseUnusableValues(document, request.variables);
        return Promise.resolve();
      },
    }),
};

/**
 * Refuses values that no field could hold.
 * @throws GraphQLError BAD_USER_INPUT that names the first of them
 */
export function refuseUnusableValues(document: DocumentNode, variables: unknown): void {
  const errors = findUnusableValue(variables) ?? findUnusableLiteral(document);
  if (errors) throw refusal(badInput(errors));
}

/** What was found in documents, which are the same objects as long as the server knows their text. */
const literalsOf = new WeakMap<DocumentNode, { errors: FieldErrors | undefined }>();

/** The same in the text of a query, by the name of the argument. */
function findUnusableLiteral(document: DocumentNode): FieldErrors | undefined {
  let found = literalsOf.get(document);
  if (!found) literalsOf.set(document, (found = { errors: lookForUnusableLiteral(document) }));
  return found.errors;
}

function lookForUnusableLiteral(document: DocumentNode): FieldErrors | undefined {
  let errors: FieldErrors | undefined;
  visit(document, {
    Argument({ name, value }) {
      visit(value, {
        StringValue(node) {
          const found = findUnusableValue(node.value);
          if (found) errors = { [name.value]: found.body! };
        },
      });
      return false;
    },
  });
  return errors;
}

/** Answers a request that has spent its budget with that alone, and not with all that it has ended. */
const tellExhaustion: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ contextValue, response }) {
        const { exhaustion } = contextValue.budget;
        if (exhaustion) {
          const { message, extensions } = refusal(exhaustion);
          const { http: _, ...told } = extensions;
          const errors = [{ message, extensions: told }];
          response.body = { kind: 'single', singleResult: { errors } };
          response.http.status = statusOf[exhaustion.code];
        }
        return Promise.resolve();
      },
    }),
};

/** Queries sent by GET that are the same for everybody may be kept by caches, like REST. */
function tellCaches(schema: GraphQLSchema, log: Logger): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ request, response, document, errors, contextValue }) {
          // What a page asks is looked at with all that it asks, by whoever makes it.
          if (!request.http) return Promise.resolve();
          const isPublic =
            !errors?.length && document && isPublicResult(schema, [document], contextValue, log);
          contextValue.outcome.isPublic = Boolean(isPublic);
          const audience = isPublic && request.http.method === 'GET' ? 'public' : 'personal';
          response.http.headers.set('cache-control', cacheControl[audience]);
          return Promise.resolve();
        },
      }),
  };
}

/** What resolvers have refused is written into the log. */
const recordRefusals: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) recordRefusal(contextValue.record, unwrapResolverError(error));
        return Promise.resolve();
      },
    }),
};

/** Failures of the whole service say so in the status too, for proxies and monitors. */
const statusesOfTheService: readonly ErrorCode[] = ['RATE_LIMITED', 'UNAVAILABLE'];

const tellStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response }) {
        if (response.body.kind !== 'single') return Promise.resolve();
        for (const { extensions } of response.body.singleResult.errors ?? []) {
          const code = errorCodes.find((known) => known === extensions?.code);
          if (!code || !statusesOfTheService.includes(code)) continue;
          response.http.status = statusOf[code];
          if (typeof extensions?.retryAfter === 'number') {
            response.http.headers.set('retry-after', String(extensions.retryAfter));
          }
        }
        return Promise.resolve();
      },
    }),
};
