import type { DocumentNode, OperationVariables } from '@apollo/client';
import {
  skipToken,
  useQuery as useApolloQuery,
  useSuspenseQuery as useApolloSuspenseQuery,
} from '@apollo/client/react';
import { useContext } from 'react';
import { AttemptContext } from './attempt.ts';
import { SKIPPED, useQueryPolicy } from './query-policy.ts';
import type { AskedOptions } from './query-policy.ts';

// What generated hooks are made of. The generator asks for a name that Apollo Client 4 keeps only
// in its widest form, in which every field of an answer may be missing.
export * from '@apollo/client/react';

/** A suspended query hands over whole answers only: failures are thrown. */
export type UseSuspenseQueryResult<
  TData,
  TVariables extends OperationVariables,
> = useApolloSuspenseQuery.Result<TData, TVariables, 'complete'>;

/** What the hooks read of the options that they pass on. */
type Options = AskedOptions & Record<string, unknown>;

export const useQuery = ((query: DocumentNode, options: Options | typeof skipToken) => {
  const policy = useQueryPolicy(query, options === skipToken ? SKIPPED : options);
  const asked = options === skipToken ? options : { ...policy, ...options };
  return useApolloQuery(query, asked as Parameters<typeof useApolloQuery>[1]);
}) as typeof useApolloQuery;

/**
 * Apollo keeps the failure of a suspended query for half a minute, and would throw it at once when
 * the reader tries again. Each attempt is a query of its own.
 */
export const useSuspenseQuery = ((query: DocumentNode, options: Options | typeof skipToken) => {
  const attempt = useContext(AttemptContext);
  const policy = useQueryPolicy(query, options === skipToken ? SKIPPED : options);
  const again = attempt === 0 ? {} : { queryKey: attempt };
  const asked = options === skipToken ? options : { ...policy, ...options, ...again };
  return useApolloSuspenseQuery(query, asked as Parameters<typeof useApolloSuspenseQuery>[1]);
}) as typeof useApolloSuspenseQuery;
