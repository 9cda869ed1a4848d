import { findFavorites } from '#db/favorites/favorite.repository.ts';
import { oneLoader } from '#api/lib/loaders.ts';

/** What the logged-in user has saved of studios, by the studio; nothing when nobody is logged in. */
export const favoriteLoader = oneLoader(
  async ({ sql, user }, studioIds: readonly number[]) =>
    user ? findFavorites(sql, user.id, studioIds) : [],
  ({ studioId }) => studioId,
);
