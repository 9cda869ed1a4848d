import {
  countEpisodes,
  episodeOrder,
  findEpisodeAt,
  findEpisodeById,
  findSeriesAt,
  listEpisodes,
} from '#db/podcasts/podcast.repository.ts';
import type { EpisodeRow, SeriesRow } from '#db/podcasts/podcast.repository.ts';
import { findRedirect } from '#db/seo/seo.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { episodePath, feedPath } from '#domain/podcasts/episode.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { Page, PageArgs } from '#api/lib/pagination.ts';

interface CountedEpisodes extends Page<EpisodeRow> {
  totalCount: () => Promise<number>;
}

/**
 * Episodes that readers have, last published first.
 * @throws DomainError BAD_USER_INPUT naming the argument that makes no page
 */
export async function publishedEpisodes(
  { reads, now }: Context,
  page: PageArgs,
): Promise<CountedEpisodes> {
  return {
    ...(await paginate(page, episodeOrder, (part) => listEpisodes(reads, {}, part, now))),
    totalCount: () => countEpisodes(reads, now),
  };
}

/** The episode at an address, at one that it had before, or with an id. Addresses come first. */
export async function episodeAt(
  { reads, now }: Pick<Context, 'reads' | 'now'>,
  slug: string,
): Promise<EpisodeRow | null> {
  const found = await findEpisodeAt(reads, slug, now);
  if (found) return found;
  const later = slugIn(await findRedirect(reads, episodePath(slug)));
  const moved = later === undefined ? undefined : await findEpisodeAt(reads, later, now);
  return moved ?? (await episodeWithId({ reads, now }, slug)) ?? null;
}

/** The series at an address, or at one that it had before: whoever follows its feed goes on doing so. */
export async function seriesAt(
  { reads }: Pick<Context, 'reads'>,
  slug: string,
): Promise<SeriesRow | undefined> {
  const found = await findSeriesAt(reads, slug);
  if (found) return found;
  const later = slugIn(await findRedirect(reads, feedPath(slug)));
  return later ? findSeriesAt(reads, later) : undefined;
}

/** What names an episode or a series in its path. */
function slugIn(path = ''): string | undefined {
  return /^\/podcast\/([a-z0-9-]+)(?:\/feed\.xml)?$/.exec(path)?.[1];
}

/** The episode that readers have with an id. */
export async function episodeWithId(
  { reads, now }: Pick<Context, 'reads' | 'now'>,
  id: string,
): Promise<EpisodeRow | undefined> {
  const number = parseId(id);
  return number === undefined ? undefined : findEpisodeById(reads, number, now);
}

/** As {@link episodeWithId}. @throws DomainError NOT_FOUND */
export async function requireEpisode(
  context: Pick<Context, 'reads' | 'now'>,
  id: string,
): Promise<EpisodeRow> {
  const episode = await episodeWithId(context, id);
  if (!episode) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return episode;
}
