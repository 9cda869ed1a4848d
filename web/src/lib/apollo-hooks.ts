import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import { useContext } from 'react';
import { AttemptContext } from './attempt.ts';
import { useLive } from './live/use-live.ts';
import type { Change } from './live/use-live.ts';
import { useQueryPolicy } from './query-policy.ts';
import { useServerQuery, useServerSuspenseQuery } from './server-query.ts';

/*
 * What the hooks beside each document are made with (`*.generated.ts`). Their types follow from the
 * document: without the variables that it requires, a hook does not compile.
 */

/** Options may be left out when no variable is required. */
type Arguments<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: TOptions] : [options: TOptions];

function useBrowserQuery(
  query: DocumentNode,
  options?: useQuery.Options | SkipToken,
): useQuery.Result {
  const policy = useQueryPolicy(query, options);
  return useQuery(query, withPolicy(options, policy) as useQuery.Options);
}

function useBrowserSuspenseQuery(
  query: DocumentNode,
  options?: useSuspenseQuery.Options | SkipToken,
): useSuspenseQuery.Result {
  const attempt = useContext(AttemptContext);
  const policy = useQueryPolicy(query, options);
  // Apollo keeps the error of a suspended query for half a minute, and would throw it at once
  // when the reader tries again. Each attempt is a query of its own.
  const key = attempt === 0 ? {} : { queryKey: attempt };
  return useSuspenseQuery(query, withPolicy(options, { ...policy, ...key }) as typeof skipToken);
}

/** As pages are made on the server, they wait for what they show. */
const useQueryHere = import.meta.env.SSR ? useServerQuery : useBrowserQuery;
const useSuspenseQueryHere = import.meta.env.SSR ? useServerSuspenseQuery : useBrowserSuspenseQuery;

/** Makes the hook that queries, and renders again when the result is there. */
export function queryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  type Options = useQuery.Options<TData, TVariables> | SkipToken;
  type Result = useQuery.Result<TData, TVariables, 'complete' | 'empty'>;
  return (...[options]: Arguments<TVariables, Options>) =>
    useQueryHere(document, options as useQuery.Options) as Result;
}

/** Makes the hook that queries, and suspends until the result is there. Errors are thrown. */
export function suspenseQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  type Options = useSuspenseQuery.Options<TVariables>;
  type Result<TState extends 'complete' | 'empty'> = useSuspenseQuery.Result<
    TData,
    TVariables,
    TState
  >;
  function useDocument(...args: Arguments<TVariables, Options>): Result<'complete'>;
  function useDocument(options: Options | SkipToken): Result<'complete' | 'empty'>;
  function useDocument(options?: Options | SkipToken) {
    return useSuspenseQueryHere(document, options) as Result<'complete'>;
  }
  return useDocument;
}

/** Makes the hook that returns a function for the mutation, and how that stands. */
export function mutationHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  type Options = useMutation.Options<TData, TVariables>;
  return (options?: Options) =>
    useMutation(document, options as Record<string, never>) as useMutation.ResultTuple<
      TData,
      TVariables
    >;
}

/**
 * Makes the hook that follows something while the page is looked at, and calls `onChange` when it is
 * to be asked for again: see {@link useLive}.
 */
export function subscriptionHook<TData extends Change, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (variables: Omit<TVariables, 'since'>, onChange: () => void): void =>
    useLive(document, variables, onChange);
}

/** What Apollo is given. Its overloads choose by literal options, which is why callers cast. */
function withPolicy(options: object | SkipToken | undefined, policy: object): object | SkipToken {
  return options === skipToken ? options : { ...policy, ...options };
}
