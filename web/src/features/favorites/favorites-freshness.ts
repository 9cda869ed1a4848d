import type { ApolloClient } from '@apollo/client';
import type { Freshness } from '#web/lib/freshness.ts';
import { MyFavoriteIdsDocument } from './favorites.generated.ts';

/** Favourites are fresh for half a minute, and dropped five minutes after their last use (spec §7). */
export const favoritesFreshness = {
  freshFor: 30_000,
  keptFor: 300_000,
} as const satisfies Freshness;

/** Asks again for what is saved, unless the result is still fresh. */
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
