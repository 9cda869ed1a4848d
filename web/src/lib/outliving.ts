import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql/language/ast';

/** Browsers refuse more than 64 KiB of such requests at a time, all together. */
const LIMIT_CHARACTERS = 8_000;

/**
 * Has what is changed arrive although the page is left at once: much of it is shown as done as soon as
 * it is chosen. What is long, such as what uploads, keeps the page until it is sent.
 */
export function outlivePage(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const isChange = operation.operationType === OperationTypeNode.MUTATION;
    if (isChange && JSON.stringify(operation.variables).length < LIMIT_CHARACTERS) {
      operation.setContext({ fetchOptions: { keepalive: true } });
    }
    return forward(operation);
  });
}
