import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import type { StudioCardFragment } from '#web/features/studios/components/studio-card.generated.ts';
import {
  AddFavoriteDocument,
  MyFavoriteIdsDocument,
  RemoveFavoriteDocument,
} from './favorites.generated.ts';
import { MyFavoritesDocument } from './pages/saved-page.generated.ts';

/**
 * A server on which `studios` are saved, the newest first. It keeps what it is told, which the
 * returned list shows.
 */
export function favorites(studios: readonly (StudioCardFragment & { __typename: 'Studio' })[]) {
  const saved = studios.map(({ id }) => id);
  const handlers = [
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
              .map((studio) => ({ __typename: 'Favorite', id: `1${studio.id}`, studio })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(AddFavoriteDocument, ({ variables }) => {
      const id = String(variables.studioId);
      saved.unshift(id);
      return HttpResponse.json({ data: { addFavorite: { __typename: 'Studio', id } } });
    }),
    api.mutation(RemoveFavoriteDocument, ({ variables }) => {
      const id = String(variables.studioId);
      saved.splice(saved.indexOf(id), 1);
      return HttpResponse.json({ data: { removeFavorite: { __typename: 'Studio', id } } });
    }),
  ];
  return { saved, handlers };
}
