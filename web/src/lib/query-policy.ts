import type { DocumentNode, OperationVariables } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { hasFreshResult } from './freshness.ts';
import type { Freshness } from './freshness.ts';

/** What decides how a query is asked, of the options of a hook. */
interface AskedOptions {
  variables?: OperationVariables | undefined;
  context?: Freshness | undefined;
  skip?: boolean | undefined;
}

const SKIPPED: AskedOptions = { skip: true };

/**
 * How a component should ask: the cache alone while that holds a fresh result, which would only be
 * written there a second time and rendered again; otherwise as usual. What is fresh when it is first
 * asked for is not asked for again while it shows.
 */
export function useQueryPolicy(
  query: DocumentNode,
  options: AskedOptions | SkipToken = {},
): { fetchPolicy?: 'cache-first' } {
  const client = useApolloClient();
  const { variables = {}, context = {}, skip = false } = options === skipToken ? SKIPPED : options;
  const asked = JSON.stringify(variables);
  const { fresh, freshFor, keptFor } = context;
  return useMemo(
    () =>
      !skip &&
      hasFreshResult(client, query, JSON.parse(asked) as OperationVariables, {
        fresh,
        freshFor,
        keptFor,
      })
        ? { fetchPolicy: 'cache-first' }
        : {},
    [client, query, asked, fresh, freshFor, keptFor, skip],
  );
}
