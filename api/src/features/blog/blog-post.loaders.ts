import { findNeighbouringTexts, findRelatedTexts } from '#db/texts/linked-text.repository.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** Posts that are shown below another at most. */
export const RELATED_LIMIT = 3;

/** What may be read after a post, the nearest first. */
export const relatedPostsLoader = manyLoader(
  ({ reads, now }, ids: readonly number[]) => findRelatedTexts(reads, ids, RELATED_LIMIT, now),
  ({ sourceId }) => sourceId,
);

/** The post that was published next after another. */
export const nextPostLoader = oneLoader(
  ({ reads, now }, ids: readonly number[]) => findNeighbouringTexts(reads, ids, 'after', now),
  ({ sourceId }) => sourceId,
);

/** The post that was published last before another. */
export const previousPostLoader = oneLoader(
  ({ reads, now }, ids: readonly number[]) => findNeighbouringTexts(reads, ids, 'before', now),
  ({ sourceId }) => sourceId,
);
