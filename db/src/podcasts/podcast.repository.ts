import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
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

export function selectSeries(db: Sql) {
  return db.selectFrom('podcast_series').select(['id', 'slug', 'language', 'title', 'description']);
}

/** Episodes that are not removed. */
export function selectKept(db: Sql) {
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
