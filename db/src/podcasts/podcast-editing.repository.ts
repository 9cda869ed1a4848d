import { sql } from 'kysely';
import { plainText } from '#domain/documents/document.ts';
import type { EpisodePart } from '#domain/podcasts/episode.ts';
import { instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { selectSeries, selectKept } from './podcast.repository.ts';
import type { SeriesRow, EpisodeContent } from './podcast.repository.ts';

/** A series as it is edited. */
export interface EditedSeriesRow extends SeriesRow {
  /** Counts what was saved. */
  version: number;
  /** How many episodes it has, drafts too. */
  episodeCount: number;
}

/** An episode as it is edited. */
export interface EditedEpisodeRow extends EpisodeContent {
  id: number;
  /** Counts what was saved. */
  version: number;
}

/** Last written first. */
export const editedEpisodeOrder: ListOrder<EditedEpisodeRow> = {
  direction: 'desc',
  columns: [{ value: sql`id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

/** All series by their titles, `limit` at most. */
export async function listAllSeries(db: Sql, limit: number): Promise<EditedSeriesRow[]> {
  return selectSeriesToEdit(db).orderBy('title').orderBy('id').limit(limit).execute();
}

/** A series to edit; undefined where there is none, or no longer. */
export async function findEditedSeries(db: Sql, id: number): Promise<EditedSeriesRow | undefined> {
  return selectSeriesToEdit(db).where('id', '=', id).executeTakeFirst();
}

/** Whether there is a series, which there will be until the transaction ends. */
export async function holdSeries(db: Sql, id: number): Promise<boolean> {
  const series = await db
    .selectFrom('podcast_series')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return series !== undefined;
}

/** Writes a series. @returns its id */
export async function insertSeries(db: Sql, series: Omit<SeriesRow, 'id'>): Promise<number> {
  const { id } = await db
    .insertInto('podcast_series')
    .values(series)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Has a series be another, unless it isn't the version that was edited. @returns whether it was */
export async function updateSeries(
  db: Sql,
  { id, version }: Pick<EditedSeriesRow, 'id' | 'version'>,
  series: Omit<SeriesRow, 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('podcast_series')
    .set({ ...series, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes a series at `removedAt` (epoch milliseconds), or takes that back: its episodes go with it,
 * and those come back that went with it.
 * @returns its episodes that did so; undefined when it is as it was
 */
export async function setSeriesRemoved(
  db: Sql,
  id: number,
  removedAt: number | null,
): Promise<number[] | undefined> {
  const isRemoved = removedAt !== null;
  const removed_at = isRemoved ? instant(removedAt) : null;
  const { numUpdatedRows } = await db
    .updateTable('podcast_series')
    .set({ removed_at })
    .where('id', '=', id)
    .where('removed_at', isRemoved ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  // Later than the series, which whoever saves an episode of it holds.
  const episodes = await db
    .updateTable('podcast_episodes')
    .set({ removed_at, removed_with_series: isRemoved })
    .where('series_id', '=', id)
    .where('removed_at', isRemoved ? 'is' : 'is not', null)
    .where('removed_with_series', '=', !isRemoved)
    .returning('id')
    .execute();
  return episodes.map((episode) => episode.id);
}

/** The series of an episode that was removed; undefined where there is none. */
export async function findSeriesOfRemoved(db: Sql, id: number): Promise<number | undefined> {
  const episode = await db
    .selectFrom('podcast_episodes')
    .select('series_id')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return episode?.series_id;
}

/** Writes an episode. @returns its id */
export async function insertEpisode(db: Sql, episode: EpisodeContent): Promise<number> {
  const { id } = await db
    .insertInto('podcast_episodes')
    .values(columnsOf(episode))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Has an episode be another at `now`, unless it isn't the version that was edited.
 * @returns whether it was
 */
export async function updateEpisode(
  db: Sql,
  { id, version }: Pick<EditedEpisodeRow, 'id' | 'version'>,
  episode: EpisodeContent,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('podcast_episodes')
    .set({ ...columnsOf(episode), version: version + 1, updated_at: instant(now) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives readers an episode from a moment on (epoch milliseconds), or takes it from them with null.
 * @returns whether there is one
 */
export async function setEpisodePublished(
  db: Sql,
  id: number,
  publishedAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('podcast_episodes')
    .set({
      published_at: publishedAt === null ? null : instant(publishedAt),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes an episode at `removedAt` (epoch milliseconds), or takes that back.
 * @returns whether it is another now
 */
export async function setEpisodeRemoved(
  db: Sql,
  id: number,
  removedAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('podcast_episodes')
    .set({
      removed_at: removedAt === null ? null : instant(removedAt),
      removed_with_series: false,
    })
    .where('id', '=', id)
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what was removed before an instant (epoch milliseconds). */
export async function deleteRemoved(db: Sql, before: number): Promise<void> {
  for (const table of ['podcast_episodes', 'podcast_series'] as const) {
    await db.deleteFrom(table).where('removed_at', '<', instant(before)).execute();
  }
}

/** All episodes, drafts too: a slice, last written first. */
export async function listAllEpisodes(db: Sql, part: Slice): Promise<EditedEpisodeRow[]> {
  return slice(selectKept(db).select('version'), editedEpisodeOrder, part).execute();
}

/** An episode, a draft too; undefined where there is none, or no longer. */
export async function findEditedEpisode(
  db: Sql,
  id: number,
): Promise<EditedEpisodeRow | undefined> {
  return selectKept(db).select('version').where('id', '=', id).executeTakeFirst();
}

function columnsOf(episode: EpisodeContent) {
  const { slug, title, description, parts, publishedAt } = episode;
  return {
    slug,
    title,
    description,
    series_id: episode.seriesId,
    parts: sql<EpisodePart[]>`${JSON.stringify(parts)}::jsonb`,
    words: parts.map(({ chapter, body }) => `${chapter ?? ''} ${plainText(body)}`).join(' '),
    sound_url: episode.soundUrl,
    sound_type: episode.soundType,
    sound_bytes: episode.soundBytes,
    duration_ms: episode.durationMs,
    published_at: publishedAt === null ? null : instant(publishedAt),
  };
}

/** Series that are not removed. */
function selectSeriesToEdit(db: Sql) {
  return selectSeries(db)
    .select([
      'version',
      sql<number>`(
        SELECT count(*)::int FROM podcast_episodes
        WHERE series_id = podcast_series.id AND podcast_episodes.removed_at IS NULL
      )`.as('episodeCount'),
    ])
    .where('removed_at', 'is', null);
}
