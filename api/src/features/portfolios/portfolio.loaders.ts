import {
  findPortfolioImages,
  findPortfolioTracks,
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
