import { findPlaces } from '#db/directories/place-content.repository.ts';
import { findPlacePictures } from '#db/directories/place-picture.repository.ts';
import { findNearbyStudioIds, findPlacesOfWaves } from '#db/directories/place.repository.ts';
import { idsOf } from '#domain/company/entry.ts';
import { NEARBY_STUDIOS, WAVE_PLACES } from '#domain/directories/place.ts';
import type { Genre } from '#domain/studios/genre.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';
import { listedWaves } from './wave.service.ts';

/** Ids of the studios near each place, the nearest first. */
export const nearbyStudioIdsLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findNearbyStudioIds(reads, ids, NEARBY_STUDIOS),
  ({ placeId }) => placeId,
);

/** Labels and record stores of waves, by the slugs of these. */
export const placesOfWaveLoader = manyLoader(
  async (context, slugs: readonly string[]) => {
    const waves = (await listedWaves(context))
      .filter(({ facts }) => slugs.includes(facts.slug))
      .map(({ facts: { slug, cities, tags } }) => ({
        slug,
        cities: idsOf(cities),
        tags: idsOf<Genre>(tags),
      }));
    return findPlacesOfWaves(context.reads, waves, WAVE_PLACES);
  },
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
