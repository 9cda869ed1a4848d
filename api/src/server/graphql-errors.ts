import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { DomainError, FieldErrors } from '#domain/errors/domain-error.ts';
import type { Message } from '#domain/messages/message.ts';
import { asDomainError, failureOf, statusOf } from '#api/lib/failures.ts';
import { describeError } from './errors.ts';

/** A failure of ours as GraphQL tells it of a whole request, before anything is executed. */
export function refusal(error: DomainError): GraphQLError {
  const { message, ...failure } = failureOf(error);
  const http = { status: statusOf[error.code] };
  return new GraphQLError(message, { extensions: { ...failure, ...keysOf(error), http } });
}

/** An error of GraphQL itself as one that the caller has made. */
export function badQuery({ message, nodes }: GraphQLError): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT', http: { status: statusOf.BAD_USER_INPUT } };
  return new GraphQLError(message, { ...(nodes && { nodes }), extensions });
}

/** Errors of resolvers as our failures; errors of the request itself stay as GraphQL words them. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  const { message, extensions, locations, path } = formatted;
  if (original === error && extensions?.code !== 'INTERNAL_SERVER_ERROR') return formatted;
  // What GraphQL says of no place in the response, it says of the request.
  if (original instanceof GraphQLError && path === undefined) {
    return { message, extensions: { code: 'BAD_USER_INPUT' } };
  }
  const { message: text, ...failure } = describeError(original, log);
  return {
    message: text,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { ...failure, ...keysOf(original) },
  };
}

/** An error as it is told over a socket; one that is worded by nobody for callers is a defect. */
export function formatSocketError(error: GraphQLError, log: Logger): GraphQLFormattedError {
  const formatted = error.toJSON();
  if (!formatted.extensions?.code) {
    const { message, ...failure } = describeError(error.originalError ?? error, log);
    const extensions = { ...failure, ...keysOf(error.originalError) };
    return { ...formatted, message, extensions };
  }
  const { http: _, ...extensions } = formatted.extensions;
  return { ...formatted, extensions };
}

/** The texts of a failure by their keys, for apps that speak their reader's language (ADR 0010). */
function keysOf(error: unknown): { text?: Message; fieldTexts?: FieldErrors } {
  const known = asDomainError(error);
  if (!known) return {};
  const { text, fields } = known;
  return { text, ...(fields && { fieldTexts: fields }) };
}
