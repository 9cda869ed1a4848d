import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { favoriteRoutes } from './routes.tsx';

export const favorites: Feature = {
  name: 'favorites',
  routes: favoriteRoutes,
  typePolicies: {
    Query: {
      fields: {
        myFavorites: { keyArgs: ['first'], merge: appendPage },
        myFavoriteStudioIds: { merge: false },
        myCollections: { merge: false },
      },
    },
    Collection: { fields: { favorites: { keyArgs: ['first'], merge: appendPage } } },
    SharedCollection: { fields: { studios: { keyArgs: ['first'], merge: appendPage } } },
    Favorite: { fields: { collectionIds: { merge: false } } },
  },
};
