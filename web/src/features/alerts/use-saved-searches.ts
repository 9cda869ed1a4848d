import { useApolloClient } from '@apollo/client/react';
import type { SaveSearchInput } from '#web/lib/schema.generated.ts';
import {
  MySavedSearchesDocument,
  useRemoveSavedSearchMutation,
  useSaveSearchMutation,
} from './saved-searches.generated.ts';
import type { MySavedSearchesQuery, SavedSearchItemFragment } from './saved-searches.generated.ts';

type Searches = MySavedSearchesQuery['mySavedSearches'];

/** Saves searches and removes them, and keeps the list that is cached in step. */
export function useSavedSearches(): {
  save: (input: SaveSearchInput) => Promise<SavedSearchItemFragment>;
  remove: (id: string) => Promise<void>;
} {
  const { cache } = useApolloClient();
  const [saveSearch] = useSaveSearchMutation();
  const [removeSearch] = useRemoveSavedSearchMutation();
  const change = (changed: (searches: Searches) => Searches) =>
    cache.updateQuery({ query: MySavedSearchesDocument }, (cached) =>
      cached ? { ...cached, mySavedSearches: changed(cached.mySavedSearches) } : cached,
    );
  return {
    save: async (input) => {
      const { data } = await saveSearch({ variables: { input } });
      const { savedSearch } = data!.saveSearch!;
      change((searches) => [savedSearch, ...searches.filter(({ id }) => id !== savedSearch.id)]);
      return savedSearch;
    },
    remove: async (id) => {
      await removeSearch({ variables: { id } });
      change((searches) => searches.filter((search) => search.id !== id));
    },
  };
}
