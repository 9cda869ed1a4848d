import { GraphQLEnumType } from 'graphql';
import type { ErrorCode } from '#domain/errors/domain-error.ts';

/** Codes of requests that never come to a resolver, as Apollo Server names them. */
type RequestCode =
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_SUPPORTED';

/** What each code means, for whoever calls the API. */
export const errorCodeDescriptions: Readonly<Record<ErrorCode | RequestCode, string>> = {
  UNAUTHENTICATED: 'Nobody is logged in, or the credentials are wrong. Log in and ask again.',
  TWO_FACTOR_REQUIRED: 'The account asks for a code of an app, which is missing or wrong.',
  FORBIDDEN: 'Whoever is logged in may not do this.',
  NOT_FOUND: 'There is no such thing, or it is nothing that the caller may see.',
  BAD_USER_INPUT: 'What was sent makes no sense; `fields` says where.',
  CONFLICT: 'It was right, and is no longer: taken, changed or used up meanwhile. Look again.',
  PAYMENT_FAILED: 'The payment was not made.',
  RATE_LIMITED: 'Too often. `retryAfter` says how many seconds to wait.',
  UNAVAILABLE: 'It cannot be done now. `retryAfter` says when to try again, in seconds.',
  INTERNAL: 'A defect of the server, which is logged under `errorId`.',
  BAD_REQUEST: 'The request is none of GraphQL over HTTP.',
  GRAPHQL_PARSE_FAILED: 'The document is no GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema.',
  OPERATION_RESOLUTION_FAILURE: 'The document does not say which of its operations is meant.',
  PERSISTED_QUERY_NOT_FOUND: 'The document of this hash is not known; send it along.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Documents are not kept here by their hash.',
};

/** Documents `extensions.code` of errors. No field has this type, so it is added to the schema by hand. */
export const errorCodeType = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'Why something failed: the `code` in the `extensions` of an error.',
  values: Object.fromEntries(
    Object.entries(errorCodeDescriptions).map(([code, description]) => [code, { description }]),
  ),
});
