import type { ApolloLink, OperationVariables } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql/language/ast';

/**
 * Tries once more when the network or the server fails: queries, and mutations that carry an
 * idempotency key (spec §8, ruling 20). Other mutations are not repeated, for the first attempt may
 * have arrived.
 */
export function retryOnce(): ApolloLink {
  return new RetryLink({
    delay: { initial: 500, jitter: true },
    attempts: {
      max: 2,
      // Whoever calls a request off wants no other.
      retryIf: ({ name }, operation) => name !== 'AbortError' && isRepeatable(operation),
    },
  });
}

function isRepeatable({ operationType, variables }: ApolloLink.Operation): boolean {
  if (operationType === OperationTypeNode.QUERY) return true;
  return operationType === OperationTypeNode.MUTATION && hasKey(variables);
}

/** The key stands in the input, which is the one argument of every mutation. */
function hasKey(variables: OperationVariables): boolean {
  const input = (variables['input'] ?? {}) as OperationVariables;
  const key: unknown = input['idempotencyKey'];
  return typeof key === 'string' && key !== '';
}
