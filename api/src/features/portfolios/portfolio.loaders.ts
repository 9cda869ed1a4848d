import {
  findPortfolioImages,
  findPortfolioTracks,
  findPublishedTracks,
} from '#db/portfolios/portfolio-file.repository.ts';
import { manyLoader } from '#api/lib/loaders.ts';

export const portfolioImagesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findPortfolioImages(sql, ids),
  ({ portfolioId }) => portfolioId,
);

export const portfolioTracksLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findPortfolioTracks(sql, ids),
  ({ portfolioId }) => portfolioId,
);

/** What can be heard of published portfolios, by their slugs. */
export const publishedTracksLoader = manyLoader(
  ({ reads }, slugs: readonly string[]) => findPublishedTracks(reads, slugs),
  ({ slug }) => slug,
);
