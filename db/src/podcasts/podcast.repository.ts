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

/** An episode that readers have. */
export interface EpisodeRow {
  id: number;
  seriesId: number;
  slug: string;
  title: string;
  description: string;
  parts: EpisodePart[];
  /** Path of its sound. */
  soundUrl: string;
  /** The media type of its sound. */
  soundType: string;
  soundBytes: number;
  durationMs: number;
  /** Epoch milliseconds. */
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
    .groupBy('podcast_series.id')
    .orderBy(sql`max(published_at)`, 'desc')
    .orderBy('podcast_series.id')
    .limit(limit)
    .execute();
}

export async function findSeries(db: Sql, ids: readonly number[]): Promise<SeriesRow[]> {
  return db.selectFrom('podcast_series').selectAll().where('id', 'in', ids).execute();
}

export async function findSeriesAt(db: Sql, slug: string): Promise<SeriesRow | undefined> {
  return db.selectFrom('podcast_series').selectAll().where('slug', '=', slug).executeTakeFirst();
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

/** Where episodes are that readers have at `now`; when they first had each. */
export async function findEpisodeAddresses(
  db: Sql,
  now: number,
): Promise<{ slug: string; changedAt: number }[]> {
  return selectEpisodes(db, now)
    .clearSelect()
    .select(({ ref }) => ['slug', epochMs(ref('published_at')).as('changedAt')])
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

/** Writes an episode. @returns its id */
export async function insertEpisode(
  db: Sql,
  {
    parts,
    publishedAt,
    seriesId,
    soundUrl,
    soundType,
    soundBytes,
    durationMs,
    ...said
  }: Omit<EpisodeRow, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('podcast_episodes')
    .values({
      ...said,
      series_id: seriesId,
      parts: sql`${JSON.stringify(parts)}::jsonb`,
      words: parts.map(({ chapter, body }) => `${chapter ?? ''} ${plainText(body)}`).join(' '),
      sound_url: soundUrl,
      sound_type: soundType,
      sound_bytes: soundBytes,
      duration_ms: durationMs,
      published_at: instant(publishedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function selectEpisodes(db: Sql, now: number) {
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
    .where('published_at', '<=', instant(now));
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
