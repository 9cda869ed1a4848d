import { InMemoryCache } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';

/**
 * Forgets every answer but the ones to the questions named in `kept`, and what only those answers
 * referred to. What is on the screen stays there until it is asked for again.
 */
export function forgetAnswers({ cache }: ApolloClient, kept: readonly string[]): void {
  if (!(cache instanceof InMemoryCache)) return;
  const root = cache.extract().ROOT_QUERY ?? {};
  const questions = new Set(Object.keys(root).map((field) => field.split(/[(:]/, 1)[0] ?? field));
  for (const fieldName of questions) {
    if (fieldName !== '__typename' && !kept.includes(fieldName)) {
      cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
    }
  }
  cache.gc();
}
