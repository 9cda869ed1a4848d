import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { SearchVariables } from '../search-variables.ts';

/** Adds the next page to a list of studios, wherever that list is shown. */
export function useMoreStudios(variables: SearchVariables) {
  const client = useApolloClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function showMore(after: string): Promise<void> {
    setState('loading');
    try {
      // Few readers want more than the first.
      const { MoreStudiosDocument } = await import('../components/more-studios.generated.ts');
      await client.query({
        query: MoreStudiosDocument,
        variables: { ...variables, after },
        // What the cache holds is the list so far, and never the page that is asked for.
        fetchPolicy: 'network-only',
        context: { fresh: false },
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return { showMore, state };
}
