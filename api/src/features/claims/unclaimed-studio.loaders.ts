import {
  findSimilarStudios,
  findUnclaimedStudios,
} from '#db/claims/unclaimed-studio.repository.ts';
import { SIMILAR_LIMIT } from '#domain/claims/suggestion.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** Studios that were suggested, by id, whatever became of them. */
export const unclaimedStudioLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findUnclaimedStudios(sql, ids),
  ({ id }) => id,
);

/** Studios that are there already, by the ids of suggestions whose names are nearly theirs. */
export const similarStudiosLoader = manyLoader(
  async ({ sql }, ids: readonly number[]) =>
    findSimilarStudios(sql, await findUnclaimedStudios(sql, ids), SIMILAR_LIMIT),
  ({ wantedId }) => wantedId,
);
