import type { OperationVariables } from '@apollo/client';
import { skipToken, useSuspenseQuery as useApolloSuspenseQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { AttemptContext } from './attempt.ts';

// What generated hooks are made of. The generator asks for a name that Apollo Client 4 keeps only
// in its widest form, in which every field of an answer may be missing.
export * from '@apollo/client/react';

/** A suspended query hands over whole answers only: failures are thrown. */
export type UseSuspenseQueryResult<
  TData,
  TVariables extends OperationVariables,
> = useApolloSuspenseQuery.Result<TData, TVariables, 'complete'>;

type Options = Exclude<Parameters<typeof useApolloSuspenseQuery>[1], typeof skipToken>;

/**
 * Apollo keeps the failure of a suspended query for half a minute, and would throw it at once when
 * the reader tries again. Each attempt is a query of its own.
 */
export const useSuspenseQuery = ((
  query: Parameters<typeof useApolloSuspenseQuery>[0],
  options?: Options | typeof skipToken,
) => {
  const attempt = useContext(AttemptContext);
  return useApolloSuspenseQuery(
    query,
    options === skipToken || attempt === 0 ? options : { ...options, queryKey: attempt },
  );
}) as typeof useApolloSuspenseQuery;
