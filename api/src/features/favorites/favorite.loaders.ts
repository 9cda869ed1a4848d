import { findMemberships } from '#db/favorites/collection-studio.repository.ts';
import { findFavorites } from '#db/favorites/favorite.repository.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** What the logged-in user has saved of studios, by the studio; nothing when nobody is logged in. */
export const favoriteLoader = oneLoader(
  async ({ sql, user }, studioIds: readonly number[]) =>
    user ? findFavorites(sql, user.id, studioIds) : [],
  ({ studioId }) => studioId,
);

/** Which of the logged-in user's collections hold a studio, by the studio. */
export const membershipLoader = manyLoader(
  async ({ sql, user }, studioIds: readonly number[]) =>
    user ? findMemberships(sql, user.id, studioIds) : [],
  ({ studioId }) => studioId,
);
