import { ApolloLink, CombinedGraphQLErrors, NetworkStatus } from '@apollo/client';
import type { ApolloClient, DocumentNode, ErrorLike, OperationVariables } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import type { SkipToken, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { addTypenameToDocument, DocumentTransform } from '@apollo/client/utilities';
import { use } from 'react';
import { lastValueFrom } from 'rxjs';
import { queryKey } from './freshness.ts';

/*
 * Queries on the server. Nothing that is rendered there changes any more, so that components are given
 * results as they come: to read them out of the cache and to watch it would take longer than asking.
 * They are in the cache for the browser, which starts with what that holds.
 */

/** How a query is asked. */
interface Asked {
  variables?: OperationVariables | undefined;
  errorPolicy?: 'none' | 'ignore' | 'all' | undefined;
  context?: object | undefined;
}

/** What came of a query: data, what went wrong, or both. */
interface Outcome {
  data: unknown;
  error: ErrorLike | undefined;
}

/** What each client was asked by the page that it renders: see {@link queryKey}. */
const outcomesOf = new WeakMap<ApolloClient, Map<string, Promise<Outcome>>>();

/** Documents as they are asked, worked out once for all pages. */
const asked = new DocumentTransform(addTypenameToDocument);

/**
 * `useQuery` on the server, where it suspends until the result is there. Apollo's own renders the
 * whole page again after each level of queries.
 */
export function useServerQuery(
  query: DocumentNode,
  options: useQuery.Options | SkipToken = {},
): useQuery.Result {
  const client = useApolloClient();
  if (options === skipToken) return resultOf(client, nothing);
  const { skip = false, ssr = true, fetchPolicy } = options;
  if (skip || fetchPolicy === 'standby') return resultOf(client, nothing);
  // The browser asks.
  if (!ssr || fetchPolicy === 'no-cache') return resultOf(client, nothing, NetworkStatus.loading);
  return resultOf(client, use(askOnce(client, query, options)));
}

/** `useSuspenseQuery` on the server. */
export function useServerSuspenseQuery(
  query: DocumentNode,
  options: useSuspenseQuery.Options | SkipToken = {},
): useSuspenseQuery.Result {
  const client = useApolloClient();
  const isSkipped = options === skipToken || options.skip === true;
  const outcome = isSkipped ? nothing : use(askOnce(client, query, options));
  const { errorPolicy = 'none' } = isSkipped ? {} : options;
  if (outcome.error && errorPolicy === 'none') throw outcome.error;
  return resultOf(client, outcome) as unknown as useSuspenseQuery.Result;
}

const nothing: Outcome = { data: undefined, error: undefined };

/** What hooks return, of which nothing can be called on the server. */
function resultOf(
  client: ApolloClient,
  { data, error }: Outcome,
  networkStatus = error ? NetworkStatus.error : NetworkStatus.ready,
): useQuery.Result {
  const dataState = data === undefined ? 'empty' : 'complete';
  const loading = networkStatus === NetworkStatus.loading;
  return {
    client,
    data,
    dataState,
    error,
    loading,
    networkStatus,
    ...calls,
  } as unknown as useQuery.Result;
}

const calls = { refetch: refuse, fetchMore: refuse, previousData: undefined };

function refuse(): never {
  throw new Error('Pages ask for nothing more while they are rendered.');
}

/** Asks what the page has not asked yet. The same for all components that do. Never rejects. */
export function askOnce(
  client: ApolloClient,
  query: DocumentNode,
  options: Asked,
): Promise<Outcome> {
  let outcomes = outcomesOf.get(client);
  if (!outcomes) outcomesOf.set(client, (outcomes = new Map()));
  const key = queryKey(query, options.variables ?? {});
  let outcome = outcomes.get(key);
  if (!outcome) outcomes.set(key, (outcome = ask(client, query, options)));
  return outcome;
}

async function ask(
  client: ApolloClient,
  document: DocumentNode,
  { variables = {}, errorPolicy = 'none', context = {} }: Asked,
): Promise<Outcome> {
  const query = asked.transformDocument(document);
  // Such as who is logged in, which is there when nobody is.
  const known = client.cache.readQuery({ query, variables });
  if (known) return { data: known, error: undefined };
  const outcome = await request(client, { query, variables, context });
  const { error } = outcome;
  if (error && errorPolicy === 'none') return { data: undefined, error };
  const data = outcome.data ?? undefined;
  if (data !== undefined) client.cache.writeQuery({ query, variables, data, broadcast: false });
  return { data, error: errorPolicy === 'ignore' ? undefined : error };
}

async function request(client: ApolloClient, operation: ApolloLink.Request): Promise<Outcome> {
  try {
    const result = await lastValueFrom(ApolloLink.execute(client.link, operation, { client }));
    const error = result.errors?.length ? new CombinedGraphQLErrors(result) : undefined;
    return { data: result.data, error };
  } catch (error) {
    return { data: undefined, error: error as ErrorLike };
  }
}
