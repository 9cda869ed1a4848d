import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { unwrapResolverError } from '@apollo/server/errors';
import { expressMiddleware } from '@as-integrations/express5';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { RequestHandler } from 'express';
import type {
  GraphQLError,
  GraphQLFormattedError,
  GraphQLSchema,
  ValidationContext,
} from 'graphql';
import type { Logger } from 'pino';
import { errorCodes } from '#domain/errors/domain-error.ts';
import type { ErrorCode, FieldErrors } from '#domain/errors/domain-error.ts';
import type { Message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { asDomainError, statusOf } from '#api/lib/failures.ts';
import { cacheControl } from '#api/lib/rest.ts';
import { describeError } from './errors.ts';
import { limitCost } from './query-cost.ts';
import { isPublicQuery } from './query-audience.ts';
import { contextOf } from './request-context.ts';

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

/** The GraphQL server over `schema`. */
export async function startGraphql(
  schema: GraphQLSchema,
  log: Logger,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: TOKEN_LIMIT },
    validationRules: [
      maxDepthRule({ n: DEPTH_LIMIT, ...reported }),
      maxAliasesRule({ n: ALIAS_LIMIT, ...reported }),
    ],
    formatError: (formatted, error) => formatError(formatted, error, log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would watch the resolution of every single field; `tellCaches` looks at the query.
      ApolloServerPluginCacheControlDisabled(),
      limitCost(schema),
      tellCaches,
      tellStatus,
    ],
    stopOnTerminationSignals: false,
    logger: log,
  });
  await server.start();
  return server;
}

/** The endpoint `/graphql`. */
export function graphqlEndpoint(server: ApolloServer<Context>): RequestHandler {
  return expressMiddleware(server, {
    context: ({ res }) => Promise.resolve(contextOf(res)),
  });
}

/** Errors of resolvers as our failures; errors of the query itself stay as GraphQL words them. */
function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original === error && formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') {
    return formatted;
  }
  const { message, ...failure } = describeError(original, log);
  const extensions = { ...failure, ...keysOf(original) };
  const { locations, path } = formatted;
  return { message, ...(locations && { locations }), ...(path && { path }), extensions };
}

/** The texts of a failure by their keys, for apps that speak their reader's language (ADR 0010). */
function keysOf(error: unknown): { text?: Message; fieldTexts?: FieldErrors } {
  const known = asDomainError(error);
  if (!known) return {};
  const { text, fields } = known;
  return { text, ...(fields && { fieldTexts: fields }) };
}

/** Queries sent by GET that are the same for everybody may be kept by caches, like REST. */
const tellCaches: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response, document, errors }) {
        const isPublic =
          request.http?.method === 'GET' && !errors?.length && document && isPublicQuery(document);
        response.http.headers.set('cache-control', cacheControl[isPublic ? 'public' : 'personal']);
        return Promise.resolve();
      },
    }),
};

/** Failures of the whole service say so in the status too, for proxies and monitors. */
const statusesOfTheService: readonly ErrorCode[] = ['RATE_LIMITED', 'UNAVAILABLE'];

const tellStatus: ApolloServerPlugin<Context> = {
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
