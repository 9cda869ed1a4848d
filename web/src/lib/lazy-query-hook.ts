import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery } from '@apollo/client/react';

/**
 * Makes the hook that returns a function for the query, to be called when its result is needed. It stands
 * apart from apollo-hooks.ts, which every page loads: few pages use one.
 */
export function lazyQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return () => useLazyQuery(document);
}
