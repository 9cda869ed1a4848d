import type { ApolloServerPlugin, GraphQLRequest } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { getComplexity, simpleEstimator } from 'graphql-query-complexity';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { wordsOf } from '#api/lib/texts.ts';

/** What a query may cost: about the number of values in its answer. */
export const COST_LIMIT = 10_000;

/** A list costs as much as its items, as many as are asked for. */
const listEstimator: ComplexityEstimator = ({ args, childComplexity }) =>
  typeof args.first === 'number' ? 1 + Math.max(1, args.first) * childComplexity : undefined;

const estimators = [listEstimator, simpleEstimator({ defaultComplexity: 1 })];

/** Refuses queries that cost too much before anything is fetched. */
export function limitCost(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ request, document }) {
          const cost = costOf(schema, document, request);
          if (cost > COST_LIMIT) {
            throw new GraphQLError(
              wordsOf(message('errors.queryTooComplex', { cost, limit: COST_LIMIT })),
              { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } },
            );
          }
          return Promise.resolve();
        },
      }),
  };
}

/** @throws GraphQLError when the variables do not fit the query, which is noticed here first. */
function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  { variables, operationName }: GraphQLRequest,
): number {
  try {
    return getComplexity({
      schema,
      query,
      estimators,
      ...(variables && { variables }),
      ...(operationName && { operationName }),
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message: text, nodes } = error;
    const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
    throw new GraphQLError(text, { ...(nodes && { nodes }), extensions });
  }
}
