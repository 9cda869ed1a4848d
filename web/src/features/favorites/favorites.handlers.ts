import { HttpResponse } from 'msw';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import type { StudioCardFragment } from '#web/features/studios/components/studio-card.generated.ts';
import { collectionsOver, favoriteIn } from './collections.handlers.ts';
import type { KeptCollection } from './collections.handlers.ts';
import {
  AddFavoriteDocument,
  RemoveFavoriteDocument,
  RestoreFavoriteDocument,
} from './favorite-changes.generated.ts';
import { MyFavoriteIdsDocument } from './favorites.generated.ts';
import { MyFavoritesDocument } from './pages/saved-page.generated.ts';

/**
 * A server on which `studios` are saved, the newest first, and put into the collections `kept`. It
 * keeps what it is told, which the returned list shows.
 */
export function favorites(studios: readonly StudioCardFragment[], kept: KeptCollection[] = []) {
  const saved = studios.map(({ id }) => id);
  const handlers = [
    ...collectionsOver(studios, kept),
    api.query(MyFavoriteIdsDocument, () =>
      HttpResponse.json({ data: { myFavoriteStudioIds: saved } }),
    ),
    api.query(MyFavoritesDocument, () =>
      HttpResponse.json({
        data: {
          myFavorites: {
            __typename: 'FavoriteConnection',
            nodes: studios
              .filter(({ id }) => saved.includes(id))
              .map((studio) => ({ ...favoriteIn(kept, studio.id), studio })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(AddFavoriteDocument, ({ variables }) => {
      const id = variables.studioId;
      saved.unshift(id);
      return changed('addFavorite', {
        favorite: { ...favoriteIn(kept, id), studio: { __typename: 'Studio' as const, id } },
      });
    }),
    api.mutation(RemoveFavoriteDocument, ({ variables }) => {
      const id = variables.studioId;
      saved.splice(saved.indexOf(id), 1);
      const { note, collectionIds } = favoriteIn(kept, id);
      for (const { studioIds } of kept) {
        if (studioIds.includes(id)) studioIds.splice(studioIds.indexOf(id), 1);
      }
      return changed('removeFavorite', { note, collectionIds });
    }),
    api.mutation(RestoreFavoriteDocument, ({ variables }) => {
      const id = variables.input.studioId;
      saved.unshift(id);
      for (const collection of kept) {
        if ([variables.input.collectionIds].flat().includes(collection.id)) {
          collection.studioIds.push(id);
        }
      }
      return changed('restoreFavorite', { favorite: favoriteIn(kept, id) });
    }),
  ];
  return { saved, handlers };
}
