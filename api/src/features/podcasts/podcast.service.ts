import {
  countEpisodes,
  episodeOrder,
  findEpisodeAt,
  findEpisodeById,
  listEpisodes,
} from '#db/podcasts/podcast.repository.ts';
import type { EpisodeRow } from '#db/podcasts/podcast.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
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

/** The episode at an address, or with an id. Addresses come first. */
export async function episodeAt(
  { reads, now }: Pick<Context, 'reads' | 'now'>,
  slug: string,
): Promise<EpisodeRow | null> {
  const found = await findEpisodeAt(reads, slug, now);
  return found ?? (await episodeWithId({ reads, now }, slug)) ?? null;
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
