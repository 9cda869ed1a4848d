import { findEpisodesOfSeries, findSeries } from '#db/podcasts/podcast.repository.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** Episodes that a series shows at most. */
export const EPISODES_LIMIT = 30;

/** Series by their ids. */
export const seriesLoader = oneLoader(
  ({ reads }, ids: readonly number[]) => findSeries(reads, ids),
  ({ id }) => id,
);

/** The episodes of series, in the order in which they were published. */
export const episodesLoader = manyLoader(
  ({ reads, now }, ids: readonly number[]) => findEpisodesOfSeries(reads, ids, EPISODES_LIMIT, now),
  ({ seriesId }) => seriesId,
);
