import type { ApolloClient, DocumentNode, ErrorLike } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import { use } from 'react';
import { queryKey } from './freshness.ts';

/** What went wrong with a query, if anything did. */
type Outcome = Promise<ErrorLike | undefined>;

/** What each client was asked by the page that it renders: see {@link queryKey}. */
const outcomesOf = new WeakMap<ApolloClient, Map<string, Outcome>>();

/**
 * `useQuery` on the server, where it suspends until the result is there. Apollo's own renders the
 * whole page again after each level of queries.
 */
export function useServerQuery(
  query: DocumentNode,
  options: useQuery.Options | SkipToken = {},
): useQuery.Result {
  const client = useApolloClient();
  const asked = askedOf(options);
  const error = asked && use(outcomeOf(client, query, asked));
  const result = useQuery(query, asked ?? options);
  return error ? { ...result, error, loading: false } : result;
}

/** How to ask for the result, unless the page is rendered without it. */
function askedOf(options: useQuery.Options | SkipToken): useQuery.Options | undefined {
  if (options === skipToken) return undefined;
  const { skip = false, ssr = true, fetchPolicy } = options;
  const isAsked = !skip && ssr && fetchPolicy !== 'no-cache' && fetchPolicy !== 'standby';
  return isAsked ? { ...options, fetchPolicy: 'cache-first' } : undefined;
}

/** Settled once the result is in the cache, and the same for all components that ask. */
function outcomeOf(client: ApolloClient, query: DocumentNode, options: useQuery.Options): Outcome {
  let outcomes = outcomesOf.get(client);
  if (!outcomes) outcomesOf.set(client, (outcomes = new Map()));
  const key = queryKey(query, options.variables ?? {});
  let outcome = outcomes.get(key);
  if (!outcome) outcomes.set(key, (outcome = ask(client, query, options)));
  return outcome;
}

async function ask(
  client: ApolloClient,
  query: DocumentNode,
  { variables = {}, errorPolicy, context }: useQuery.Options,
): Outcome {
  try {
    const { error } = await client.query({
      query,
      variables,
      ...(errorPolicy && { errorPolicy }),
      ...(context && { context }),
    });
    return error;
  } catch (error) {
    return error as ErrorLike;
  }
}
