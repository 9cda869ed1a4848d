import { useApolloClient } from '@apollo/client/react';

/** Has lists of ideas be asked for again, after something was added, moved or removed. */
export function useForgetIdeas(): () => void {
  const { cache } = useApolloClient();
  return () => {
    for (const fieldName of ['ideas', 'hiddenIdeas', 'similarIdeas', 'votedIdeaIds']) {
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    cache.gc();
  };
}
