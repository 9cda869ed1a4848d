import type { OperationVariables } from '@apollo/client';
import type { useSuspenseQuery } from '@apollo/client/react';

// What generated hooks are made of. The generator asks for a name that Apollo Client 4 keeps only
// in its widest form, in which every field of an answer may be missing.
export * from '@apollo/client/react';

/** A suspended query hands over whole answers only: failures are thrown. */
export type UseSuspenseQueryResult<
  TData,
  TVariables extends OperationVariables,
> = useSuspenseQuery.Result<TData, TVariables, 'complete'>;
