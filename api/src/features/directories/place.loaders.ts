import { findPlaces } from '#db/directories/place-content.repository.ts';
import { findNearbyStudioIds } from '#db/directories/place.repository.ts';
import { NEARBY_STUDIOS } from '#domain/directories/place.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** Ids of the studios near each place, the nearest first. */
export const nearbyStudioIdsLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findNearbyStudioIds(reads, ids, NEARBY_STUDIOS),
  ({ placeId }) => placeId,
);

/** Places by id, wherever they stand. */
export const placeLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findPlaces(sql, ids),
  ({ id }) => id,
);
