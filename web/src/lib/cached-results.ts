import { InMemoryCache } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';

/**
 * Forgets every result but the ones to the queries named in `kept`, and what only those results
 * referred to. What is on the screen stays there until it is asked for again.
 */
export function evictResults({ cache }: ApolloClient, kept: readonly string[]): void {
  if (!(cache instanceof InMemoryCache)) return;
  const root = cache.extract().ROOT_QUERY ?? {};
  const queries = new Set(Object.keys(root).map((field) => field.split(/[(:]/, 1)[0] ?? field));
  for (const fieldName of queries) {
    if (fieldName !== '__typename' && !kept.includes(fieldName)) {
      cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
    }
  }
  cache.gc();
}
