import { findPlaces } from '#db/directories/place-content.repository.ts';
import { findPlacePictures } from '#db/directories/place-picture.repository.ts';
import { findNearbyStudioIds, findPlacesOfWaves } from '#db/directories/place.repository.ts';
import { NEARBY_STUDIOS, WAVE_PLACES } from '#domain/directories/place.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';
import { waveFacts } from './wave-facts.ts';

/** Ids of the studios near each place, the nearest first. */
export const nearbyStudioIdsLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findNearbyStudioIds(reads, ids, NEARBY_STUDIOS),
  ({ placeId }) => placeId,
);

/** Labels and record stores of waves, by the slugs of these. */
export const placesOfWaveLoader = manyLoader(
  ({ reads }, slugs: readonly string[]) =>
    findPlacesOfWaves(
      reads,
      waveFacts.filter(({ slug }) => slugs.includes(slug)),
      WAVE_PLACES,
    ),
  ({ wave }) => wave,
);

/** Places by id, wherever they stand. */
export const placeLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findPlaces(sql, ids),
  ({ id }) => id,
);

/** The pictures that places show. */
export const placePicturesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findPlacePictures(sql, ids),
  ({ placeId }) => placeId,
);
