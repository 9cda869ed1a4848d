import { InMemoryCache } from '@apollo/client';
import type { TypePolicies } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/**
 * Tells the cache how to keep what is asked for below. For what few pages ask for: those in a
 * `feature.ts` are loaded with every page, which has to stay small.
 */
export function useTypePolicies(policies: TypePolicies): void {
  const { cache } = useApolloClient();
  // Once for each cache, and done twice it stays done.
  useState(() => {
    if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies);
  });
}
