import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import { plainText } from '#domain/documents/document.ts';
import type { EpisodePart } from '#domain/podcasts/episode.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { hasWords } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

export interface SeriesRow {
  id: number;
  slug: string;
  language: Language;
  title: string;
  description: string;
}

/** A series as it is edited. */
export interface EditedSeriesRow extends SeriesRow {
  /** Counts what was saved. */
  version: number;
  /** How many episodes it has, drafts too. */
  episodeCount: number;
}

/** A sound, and what programs have to know of it before they fetch it. */
export interface EpisodeSound {
  /** Path of the sound. */
  soundUrl: string;
  /** Its media type. */
  soundType: string;
  soundBytes: number;
  durationMs: number;
}

/** An episode, whether readers have it or not. */
export interface EpisodeContent extends EpisodeSound {
  seriesId: number;
  slug: string;
  title: string;
  description: string;
  parts: EpisodePart[];
  /** From when on readers have it, epoch milliseconds; null for a draft. */
  publishedAt: number | null;
}

/** An episode as it is edited. */
export interface EditedEpisodeRow extends EpisodeContent {
  id: number;
  /** Counts what was saved. */
  version: number;
}

/** An episode that readers have. */
export interface EpisodeRow extends EpisodeContent {
  id: number;
  publishedAt: number;
}

/** Last published first. */
export const episodeOrder: ListOrder<EpisodeRow> = {
  direction: 'desc',
  columns: [
    { value: sql`published_at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ publishedAt, id }) => [publishedAt, id],
};

/** Last written first. */
export const editedEpisodeOrder: ListOrder<EditedEpisodeRow> = {
  direction: 'desc',
  columns: [{ value: sql`id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

/** Series that have episodes at `now` (epoch milliseconds): the one with the latest first. */
export async function listSeries(db: Sql, limit: number, now: number): Promise<SeriesRow[]> {
  return db
    .selectFrom('podcast_series')
    .innerJoin('podcast_episodes', 'podcast_episodes.series_id', 'podcast_series.id')
    .select([
      'podcast_series.id',
      'podcast_series.slug',
      'language',
      'podcast_series.title',
      'podcast_series.description',
    ])
    .where('published_at', '<=', instant(now))
    .where('podcast_episodes.removed_at', 'is', null)
    .groupBy('podcast_series.id')
    .orderBy(sql`max(published_at)`, 'desc')
    .orderBy('podcast_series.id')
    .limit(limit)
    .execute();
}

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

export async function findSeries(db: Sql, ids: readonly number[]): Promise<SeriesRow[]> {
  return selectSeries(db).where('id', 'in', ids).execute();
}

export async function findSeriesAt(db: Sql, slug: string): Promise<SeriesRow | undefined> {
  return selectSeries(db)
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Episodes that readers have at `now`: a slice, last published first. @param seriesId of this one only */
export async function listEpisodes(
  db: Sql,
  { seriesId }: { seriesId?: number | undefined },
  part: Slice,
  now: number,
): Promise<EpisodeRow[]> {
  const all = selectEpisodes(db, now);
  const found = seriesId === undefined ? all : all.where('series_id', '=', seriesId);
  return slice(found, episodeOrder, part).execute();
}

export async function countEpisodes(db: Sql, now: number): Promise<number> {
  return countOf(selectEpisodes(db, now));
}

/** The first `limit` episodes of each of some series, in the order in which they were published. */
export async function findEpisodesOfSeries(
  db: Sql,
  seriesIds: readonly number[],
  limit: number,
  now: number,
): Promise<EpisodeRow[]> {
  return db
    .selectFrom(
      selectEpisodes(db, now)
        .select(
          sql<number>`row_number() OVER (PARTITION BY series_id ORDER BY published_at, id)`.as(
            'place',
          ),
        )
        .where('series_id', 'in', seriesIds)
        .as('episode'),
    )
    .selectAll()
    .where('place', '<=', limit)
    .orderBy('place')
    .execute();
}

/** An episode that readers have at `now`, by its address. */
export async function findEpisodeAt(
  db: Sql,
  slug: string,
  now: number,
): Promise<EpisodeRow | undefined> {
  return selectEpisodes(db, now).where('slug', '=', slug).executeTakeFirst();
}

/** An episode that readers have at `now`. */
export async function findEpisodeById(
  db: Sql,
  id: number,
  now: number,
): Promise<EpisodeRow | undefined> {
  return selectEpisodes(db, now).where('id', '=', id).executeTakeFirst();
}

/** Where episodes are that readers have at `now`; when they first had each, as it is. */
export async function findEpisodeAddresses(
  db: Sql,
  now: number,
): Promise<{ slug: string; changedAt: number }[]> {
  return selectEpisodes(db, now)
    .clearSelect()
    .select(['slug', epochMs(sql<string>`greatest(published_at, updated_at)`).as('changedAt')])
    .orderBy('id')
    .execute();
}

/** Episodes that have each word of a text: those first whose titles have all of them, then the latest. */
export async function searchEpisodes(
  db: Sql,
  text: string,
  limit: number,
  now: number,
): Promise<EpisodeRow[]> {
  return matching(db, text, now)
    .orderBy(hasWords(text, sql`title`), 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many episodes have each word of a text. */
export async function countFoundEpisodes(db: Sql, text: string, now: number): Promise<number> {
  return countOf(matching(db, text, now));
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

/** Keeps what was measured of a sound that was sent at `now` (epoch milliseconds). */
export async function insertSound(db: Sql, sound: EpisodeSound, now: number): Promise<void> {
  await db
    .insertInto('podcast_sounds')
    .values({
      url: sound.soundUrl,
      type: sound.soundType,
      bytes: sound.soundBytes,
      duration_ms: sound.durationMs,
      unused_since: instant(now),
    })
    .onConflict((same) =>
      same.column('url').doUpdateSet({
        // What is used stays it.
        unused_since: sql`CASE WHEN podcast_sounds.unused_since IS NOT NULL THEN excluded.unused_since END`,
      }),
    )
    .execute();
}

/**
 * Has a sound that was uploaded be used: it stays.
 * @returns what was measured of it; undefined where none was uploaded
 */
export async function useSound(db: Sql, url: string): Promise<EpisodeSound | undefined> {
  return db
    .updateTable('podcast_sounds')
    .set({ unused_since: null })
    .where('url', '=', url)
    .returning([
      'url as soundUrl',
      'type as soundType',
      'bytes as soundBytes',
      'duration_ms as durationMs',
    ])
    .executeTakeFirst();
}

/** Marks sounds at `now` (epoch milliseconds) that no episode has any more, nor one that was removed. */
export async function markUnusedSounds(db: Sql, now: number): Promise<void> {
  await db
    .updateTable('podcast_sounds')
    .set({ unused_since: instant(now) })
    .where('unused_since', 'is', null)
    .where(hasNoEpisode)
    .execute();
}

/**
 * Forgets sounds that no episode has had since an instant (epoch milliseconds).
 * @returns their paths
 */
export async function deleteUnusedSounds(db: Sql, before: number): Promise<string[]> {
  const sounds = await db
    .deleteFrom('podcast_sounds')
    // Looked at again once whoever saves an episode with it has done so.
    .where('unused_since', '<=', instant(before))
    .where(hasNoEpisode)
    .returning('url')
    .execute();
  return sounds.map(({ url }) => url);
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

const hasNoEpisode = sql<boolean>`NOT EXISTS (
  SELECT FROM podcast_episodes WHERE sound_url = podcast_sounds.url
)`;

function selectSeries(db: Sql) {
  return db.selectFrom('podcast_series').select(['id', 'slug', 'language', 'title', 'description']);
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

/** Episodes that are not removed. */
function selectKept(db: Sql) {
  return db
    .selectFrom('podcast_episodes')
    .select(({ ref }) => [
      'id',
      'series_id as seriesId',
      'slug',
      'title',
      'description',
      'parts',
      'sound_url as soundUrl',
      'sound_type as soundType',
      'sound_bytes as soundBytes',
      'duration_ms as durationMs',
      epochMs(ref('published_at')).as('publishedAt'),
    ])
    .where('removed_at', 'is', null);
}

/** Episodes that readers have at `now`. */
function selectEpisodes(db: Sql, now: number) {
  return selectKept(db)
    .where('published_at', '<=', instant(now))
    .$narrowType<{ publishedAt: number }>();
}

function matching(db: Sql, text: string, now: number) {
  const all = sql`concat_ws(' ', title, description, words)`;
  return selectEpisodes(db, now).where(hasWords(text, all));
}

async function countOf(episodes: ReturnType<typeof selectEpisodes>): Promise<number> {
  const { count } = await episodes
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
