import { isReference } from '@apollo/client';
import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import type { Freshness } from '#web/lib/freshness.ts';
import {
  AddFavoriteDocument,
  MyFavoriteIdsDocument,
  RemoveFavoriteDocument,
} from './favorites.generated.ts';
import type { MyFavoriteIdsQuery } from './favorites.generated.ts';
import type { SavedStudios } from './pressed-hearts.ts';

/** Favourites are fresh for half a minute, and dropped five minutes after their last use (spec §7). */
export const favoritesFreshness = {
  freshFor: 30_000,
  keptFor: 300_000,
} as const satisfies Freshness;

/** What the logged-in user has saved, by the server's word. */
export function savedStudiosOver(client: ApolloClient): SavedStudios {
  return {
    has: async (studioId) => {
      const { data } = await client.query<MyFavoriteIdsQuery>({
        query: MyFavoriteIdsDocument,
        context: favoritesFreshness,
      });
      return data?.myFavoriteStudioIds.includes(studioId) ?? false;
    },
    change: async (studioId, want) => {
      await client.mutate({
        mutation: want ? AddFavoriteDocument : RemoveFavoriteDocument,
        variables: { studioId },
        update: (cache) => {
          cache.updateQuery<MyFavoriteIdsQuery>({ query: MyFavoriteIdsDocument }, (data) => {
            const others = data?.myFavoriteStudioIds.filter((id) => id !== studioId) ?? [];
            return data && { myFavoriteStudioIds: want ? [studioId, ...others] : others };
          });
          // Where it comes in the list is for the server to say.
          if (want) cache.evict({ id: 'ROOT_QUERY', fieldName: 'myFavorites' });
          else leaveOut(cache, studioId);
        },
      });
    },
  };
}

/** Takes a studio out of the lists that were loaded. */
function leaveOut(cache: ApolloCache, studioId: string): void {
  cache.modify<{ myFavorites: { nodes: readonly Reference[] } }>({
    fields: {
      myFavorites: (list, { readField }) => {
        if (isReference(list)) return list;
        const isOther = (node: Reference) =>
          readField('id', readField<Reference>('studio', node)) !== studioId;
        return { ...list, nodes: list.nodes.filter(isOther) };
      },
    },
  });
}

/** Asks again for what is saved, unless the answer is still fresh. */
export async function refreshSavedStudios(client: ApolloClient): Promise<void> {
  try {
    await client.query({
      query: MyFavoriteIdsDocument,
      fetchPolicy: 'network-only',
      context: favoritesFreshness,
    });
  } catch {
    // The server cannot be reached: what is shown stays.
  }
}
