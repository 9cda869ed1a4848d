import { averageAspects, countRatings } from '#db/reviews/review.repository.ts';
import { manyLoader } from '#api/lib/loaders.ts';

/** How many reviews gave each rating, by studio. */
export const ratingCountsLoader = manyLoader(
  ({ reads }, studioIds: readonly number[]) => countRatings(reads, studioIds),
  ({ studioId }) => studioId,
);

/** How the reviews of each studio rate its aspects, by studio. */
export const aspectAveragesLoader = manyLoader(
  ({ reads }, studioIds: readonly number[]) => averageAspects(reads, studioIds),
  ({ studioId }) => studioId,
);
