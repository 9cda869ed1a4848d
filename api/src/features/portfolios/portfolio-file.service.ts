import { countFilesOf } from '#db/files/shown-files.ts';
import {
  insertPortfolioImage,
  insertPortfolioTrack,
  portfolioFiles,
} from '#db/portfolios/portfolio-file.repository.ts';
import type { PortfolioFileTable } from '#db/portfolios/portfolio-file.repository.ts';
import { lockPortfolio } from '#db/portfolios/portfolio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import {
  PORTFOLIO_IMAGE,
  portfolioLimits as contentLimits,
  TRACK_LIMIT_MB,
} from '#domain/portfolios/limits.ts';
import { readSound, soundKind } from '#api/lib/audio/sound-kind.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { photoKind, storePhoto } from '#api/lib/files/photo-kind.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { portfolioLimits } from './portfolio.limits.ts';
import { notFound, requireOwn } from './portfolio.service.ts';

/** Images of portfolios. */
export const portfolioImageKind = photoKind('portfolio-images', PORTFOLIO_IMAGE);

/** Tracks of portfolios. */
export const trackKind = soundKind('portfolio-tracks', TRACK_LIMIT_MB);

/** Files of a kind that a portfolio may have, those that it does not show too. */
const fileLimits: Readonly<Record<PortfolioFileTable, number>> = {
  portfolio_images: 2 * contentLimits.images,
  portfolio_tracks: 2 * contentLimits.tracks,
};

/**
 * Lets somebody send a file for their portfolio.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT when there are too many
 */
export async function admitFile(
  context: Context,
  portfolioId: string,
  table: PortfolioFileTable,
): Promise<void> {
  const { id, ownerId } = await requireOwn(context, portfolioId);
  await context.rateLimits.consume(portfolioLimits.upload, ownerId);
  if ((await countFilesOf(context.sql, portfolioFiles(table), id)) >= fileLimits[table]) {
    throw new DomainError('CONFLICT', 'portfolios.tooManyFiles');
  }
}

/**
 * Keeps an image for a portfolio, which shows it once it is saved with it.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; BAD_USER_INPUT naming `picture`
 */
export async function addImage(context: Context, portfolioId: string, file: ReceivedFile) {
  const { id, ownerId } = await requireOwn(context, portfolioId);
  return storePhoto(context, {
    kind: portfolioImageKind,
    userId: ownerId,
    subject: `portfolio ${id}`,
    file,
    userGone: notFound,
    async bind(db, { name, ...photo }) {
      if (!(await lockPortfolio(db, id))) throw notFound();
      const image = { portfolioId: id, name, ...photo, now: context.now };
      return { id: await insertPortfolioImage(db, image), ...photo };
    },
  });
}

/**
 * Keeps the sound of a file for a portfolio, which has it heard once it is saved with it.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; BAD_USER_INPUT naming `track`
 */
export async function addTrack(context: Context, portfolioId: string, file: ReceivedFile) {
  requireUser(context);
  const { id, ownerId } = await requireOwn(context, portfolioId);
  const { ending, content, durationMs } = await readSound(file);
  return storeMade(context, {
    kind: trackKind,
    made: [{ ending, content }],
    userId: ownerId,
    subject: `portfolio ${id}`,
    userGone: notFound,
    async bind(db, name) {
      if (!(await lockPortfolio(db, id))) throw notFound();
      const url = `/uploads/${trackKind.name}/${name}${ending}`;
      const track = { portfolioId: id, name, url, durationMs, now: context.now };
      return { id: await insertPortfolioTrack(db, track), url, durationMs };
    },
  });
}
