import {
  insertPortfolioTrack,
  showPortfolioFiles,
} from '#db/portfolios/portfolio-file.repository.ts';
import {
  insertPortfolio,
  setPortfolioStatus,
  updatePortfolio,
} from '#db/portfolios/portfolio.repository.ts';
import type { Sql } from '#db/orm.ts';
import { validate } from '#domain/errors/validate.ts';
import { portfolioSchema } from '#domain/portfolios/portfolio.schema.ts';
import { portfolios } from './portfolios.demo.ts';
import { trackSoundOf } from './track-sounds.ts';

/**
 * Writes portfolios that are published at `now` (epoch milliseconds), each with a track.
 * @param userIds whose they are, one after the other
 */
export async function loadPortfolios(
  db: Sql,
  userIds: readonly number[],
  now: number,
): Promise<void> {
  for (const [index, portfolio] of portfolios.entries()) {
    const userId = userIds[index];
    if (userId === undefined) return;
    const { track, ...words } = portfolio;
    const { slug, name } = words;
    const id = (await insertPortfolio(db, { userId, name, slug, now }))!;
    const { soundUrl, durationMs } = trackSoundOf(portfolio);
    const file = { portfolioId: id, name: slug, url: soundUrl, durationMs, now };
    const trackId = await insertPortfolioTrack(db, file);
    const content = validate(portfolioSchema, {
      ...words,
      tracks: [{ id: String(trackId), title: track.title }],
    });
    await updatePortfolio(db, { id, slug }, content, now);
    await showPortfolioFiles(db, id, content);
    await setPortfolioStatus(db, id, 'published', now);
  }
}
