import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import {
  editedEpisodeOrder,
  findEditedEpisode,
  findEditedSeries,
  findSeriesOfRemoved,
  holdSeries,
  insertEpisode,
  insertSeries,
  listAllEpisodes,
  listAllSeries,
  setEpisodePublished,
  setEpisodeRemoved,
  setSeriesRemoved,
  updateEpisode,
  updateSeries,
} from '#db/podcasts/podcast-editing.repository.ts';
import { useSound } from '#db/podcasts/podcast-sound.repository.ts';
import type { EpisodeContent, EpisodeSound } from '#db/podcasts/podcast.repository.ts';
import type { EditedEpisodeRow, EditedSeriesRow } from '#db/podcasts/podcast-editing.repository.ts';
import { deleteRedirect, insertRedirect } from '#db/seo/seo.repository.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { episodePath, feedPath } from '#domain/podcasts/episode.ts';
import type { SeriesInput } from '#domain/podcasts/podcast.schema.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { Page, PageArgs } from '#api/lib/pagination.ts';
import { podcastLimits } from './podcast.limits.ts';

/** Series that administrators are shown at most. */
export const SERIES_LIMIT = 100;

/** What administrators say of an episode. */
export type EpisodeDraft = Omit<EpisodeContent, keyof EpisodeSound> &
  Pick<EpisodeSound, 'soundUrl'>;

/** What was edited, as far as whoever edits it knows. */
interface Edited {
  id: number;
  version: number;
}

/** All series. @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators */
export async function seriesToEdit(context: Context): Promise<EditedSeriesRow[]> {
  requireAdmin(context);
  return listAllSeries(context.sql, SERIES_LIMIT);
}

/** All episodes, drafts too. @throws DomainError as {@link seriesToEdit}; BAD_USER_INPUT */
export async function episodesToEdit(
  context: Context,
  page: PageArgs,
): Promise<Page<EditedEpisodeRow>> {
  requireAdmin(context);
  return paginate(page, editedEpisodeOrder, (part) => listAllEpisodes(context.sql, part));
}

/** An episode to edit; null where there is none. @throws DomainError as {@link seriesToEdit} */
export async function episodeToEdit(
  context: Context,
  id: number,
): Promise<EditedEpisodeRow | null> {
  requireAdmin(context);
  return (await findEditedEpisode(context.sql, id)) ?? null;
}

/**
 * Keeps a new series, or has one be another. Where its feed was it is found as well.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, NOT_FOUND; CONFLICT when somebody
 *   saved it meanwhile; BAD_USER_INPUT naming `slug` when another has that address
 */
export async function saveSeries(
  context: Context,
  edited: Edited | undefined,
  series: SeriesInput,
): Promise<EditedSeriesRow> {
  await admitChange(context);
  const saved = await refusingTakenSlugs(() =>
    context.transaction(async (em) => {
      const db = sqlOf(em);
      const before = edited && (await findEditedSeries(db, edited.id));
      if (edited && !before) throw noSeries();
      if (edited && !(await updateSeries(db, edited, series))) throw overtaken();
      const id = edited?.id ?? (await insertSeries(db, series));
      await lead(db, before && feedPath(before.slug), feedPath(series.slug), context.now);
      return (await findEditedSeries(db, id))!;
    }),
  );
  context.changed([`podcastSeries:${saved.id}`]);
  return saved;
}

/**
 * Removes a series. Until it is deleted for good it can be taken back.
 * @param withEpisodes whether its episodes, which go with it, are known of
 * @throws DomainError as {@link publishEpisode}; CONFLICT when it has episodes that are not
 */
export async function removeSeries(
  context: Context,
  id: number,
  withEpisodes: boolean,
): Promise<void> {
  await admitChange(context);
  const episodes = await context.transaction(async (em) => {
    const removed = await setSeriesRemoved(sqlOf(em), id, context.now);
    if (!removed) throw noSeries();
    if (removed.length > 0 && !withEpisodes) {
      throw new DomainError('CONFLICT', 'podcasts.seriesHasEpisodes');
    }
    return removed;
  });
  context.changed(tagsOfSeries(id, episodes));
}

/**
 * Takes back that a series was removed, and the episodes that went with it.
 * @throws DomainError as {@link publishEpisode}; BAD_USER_INPUT when another has its address by now,
 *   or that of one of them
 */
export async function restoreSeries(context: Context, id: number): Promise<EditedSeriesRow> {
  await admitChange(context);
  const { episodes, series } = await refusingTakenSlugs(() =>
    context.transaction(async (em) => {
      const db = sqlOf(em);
      const back = await setSeriesRemoved(db, id, null);
      if (!back) throw noSeries();
      return { episodes: back, series: (await findEditedSeries(db, id))! };
    }),
  );
  context.changed(tagsOfSeries(id, episodes));
  return series;
}

/**
 * Keeps a new episode, or has one be another. The address that it had leads to the one it has.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, NOT_FOUND; CONFLICT when somebody
 *   saved it meanwhile; BAD_USER_INPUT naming `slug` when another has that address, `seriesId` or
 *   `soundUrl` where there is none, and a part that begins after the sound
 */
export async function saveEpisode(
  context: Context,
  edited: Edited | undefined,
  draft: EpisodeDraft,
): Promise<EditedEpisodeRow> {
  await admitChange(context);
  const { now } = context;
  const { saved, before } = await refusingTakenSlugs(() =>
    context.transaction(async (em) => {
      const db = sqlOf(em);
      const known = edited && (await findEditedEpisode(db, edited.id));
      if (edited && !known) throw notFound();
      const content = { ...draft, ...(await soundOf(db, draft, known)) };
      if (edited && !(await updateEpisode(db, edited, content, now))) throw overtaken();
      const id = edited?.id ?? (await insertEpisode(db, content));
      await lead(db, known && episodePath(known.slug), episodePath(draft.slug), now);
      return { saved: (await findEditedEpisode(db, id))!, before: known };
    }),
  );
  context.changed([...tagsOf(saved), ...(before ? tagsOf(before) : [])]);
  return saved;
}

/**
 * Gives readers an episode from now on, or takes it from them.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, NOT_FOUND
 */
export async function publishEpisode(
  context: Context,
  id: number,
  isPublished: boolean,
): Promise<EditedEpisodeRow> {
  await admitChange(context);
  const { sql, now } = context;
  if (!(await setEpisodePublished(sql, id, isPublished ? now : null))) throw notFound();
  return changed(context, id);
}

/**
 * Removes an episode. Until it is deleted for good it can be taken back.
 * @throws DomainError as {@link publishEpisode}
 */
export async function removeEpisode(context: Context, id: number): Promise<void> {
  await admitChange(context);
  const episode = await findEditedEpisode(context.sql, id);
  if (!episode || !(await setEpisodeRemoved(context.sql, id, context.now))) throw notFound();
  context.changed(tagsOf(episode));
}

/**
 * Takes back that an episode was removed.
 * @throws DomainError as {@link publishEpisode}; CONFLICT while its series is removed; BAD_USER_INPUT
 *   when another has its address by now
 */
export async function restoreEpisode(context: Context, id: number): Promise<EditedEpisodeRow> {
  await admitChange(context);
  await refusingTakenSlugs(() =>
    context.transaction(async (em) => {
      const db = sqlOf(em);
      const seriesId = await findSeriesOfRemoved(db, id);
      if (seriesId === undefined) throw notFound();
      if (!(await holdSeries(db, seriesId))) {
        throw new DomainError('CONFLICT', 'podcasts.seriesRemoved');
      }
      if (!(await setEpisodeRemoved(db, id, null))) throw notFound();
    }),
  );
  return changed(context, id);
}

async function admitChange(context: Context): Promise<void> {
  await context.rateLimits.consume(podcastLimits.change, requireAdmin(context).id);
}

/** What is known of the sound of an episode: what was measured, whatever anybody says of it. */
async function soundOf(
  db: Sql,
  { seriesId, soundUrl, parts }: EpisodeDraft,
  known: EditedEpisodeRow | undefined,
): Promise<EpisodeSound> {
  if (!(await holdSeries(db, seriesId))) {
    throw badInput({ seriesId: message('podcasts.seriesRequired') });
  }
  const sound = soundUrl === known?.soundUrl ? known : await useSound(db, soundUrl);
  if (!sound) throw badInput({ soundUrl: message('podcasts.soundRequired') });
  const { soundType, soundBytes, durationMs } = sound;
  const late = parts.findIndex(({ startMs }) => startMs >= durationMs);
  if (late >= 0) throw badInput({ [`parts[${late}].startMs`]: message('podcasts.afterEnd') });
  return { soundUrl, soundType, soundBytes, durationMs };
}

/** Has a path that something had lead to the one it has. */
async function lead(db: Sql, from: string | undefined, to: string, now: number): Promise<void> {
  if (from === to) return;
  // Who comes there is where they want to be, wherever it led before.
  await deleteRedirect(db, to);
  if (from !== undefined) await insertRedirect(db, { from, to }, now);
}

async function changed(context: Context, id: number): Promise<EditedEpisodeRow> {
  const episode = await findEditedEpisode(context.sql, id);
  if (!episode) throw notFound();
  context.changed(tagsOf(episode));
  return episode;
}

/** What kept pages are dropped by that show an episode, or a list in which it may come to stand. */
function tagsOf({ id, seriesId }: EditedEpisodeRow): string[] {
  return [`podcastEpisode:${id}`, `podcastSeries:${seriesId}`];
}

/** The same of a series, and of episodes that went or came with it. */
function tagsOfSeries(id: number, episodes: readonly number[]): string[] {
  return [`podcastSeries:${id}`, ...episodes.map((episode) => `podcastEpisode:${episode}`)];
}

async function refusingTakenSlugs<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraints = ['podcast_series_slug', 'podcast_episodes_slug'];
    if (!constraints.includes(brokenConstraint(error) ?? '')) throw error;
    throw badInput({ slug: message('podcasts.slugTaken') });
  }
}

function overtaken(): DomainError {
  return new DomainError('CONFLICT', 'podcasts.overtaken');
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'podcasts.episodeNotFound');
}

function noSeries(): DomainError {
  return new DomainError('NOT_FOUND', 'podcasts.seriesNotFound');
}
