import type { Document } from '../documents/document.ts';

/** Some seconds of an episode, and what is said of them: the notes follow the sound. */
export interface EpisodePart {
  /** When it begins, in milliseconds from the beginning of the episode. */
  startMs: number;
  /** The title of the chapter that begins with it. */
  chapter: string | null;
  body: Document;
}

/** The most that is kept of what is said of series and episodes: characters, and parts. */
export const podcastLimits = {
  seriesSlug: 60,
  seriesDescription: 600,
  title: 120,
  description: 320,
  chapter: 120,
  parts: 40,
} as const;

/** How large the sound of an episode may be as it is uploaded, in megabytes. */
export const EPISODE_SOUND_LIMIT_MB = 100;

/** What covers are asked for by that are of all podcasts together: no series is called so. */
export const ALL_SERIES = 'all';

/** Where an episode stands for readers: they don't have it, will from a moment on, or do. */
export const episodeStates = ['draft', 'scheduled', 'published'] as const;
export type EpisodeState = (typeof episodeStates)[number];

/** Where an episode stands at `now`. Instants are epoch milliseconds. */
export function episodeStateOf(publishedAt: number | null, now: number): EpisodeState {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** Where a chapter of an episode begins, in milliseconds. */
export interface Chapter {
  startMs: number;
  title: string;
}

/** The chapters of an episode, in their order. */
export function chaptersOf(
  parts: readonly Pick<EpisodePart, 'startMs' | 'chapter'>[],
): readonly Chapter[] {
  return parts.flatMap(({ startMs, chapter }) =>
    chapter === null ? [] : [{ startMs, title: chapter }],
  );
}

/** Of things that begin one after the other, the one that is on at a moment; undefined before the first. */
export function currentAt<Timed extends { startMs: number }>(
  things: readonly Timed[],
  ms: number,
): Timed | undefined {
  return things.findLast(({ startMs }) => startMs <= ms);
}

/** Where the page of an episode is; from a moment on (seconds) where one is given. */
export function episodePath(slug: string, seconds?: number): string {
  return seconds === undefined ? `/podcast/${slug}` : `/podcast/${slug}?t=${seconds}`;
}

/** Where the feed of a series is; that of all series without one. */
export function feedPath(series?: string): string {
  return series === undefined ? '/podcast/feed.xml' : `/podcast/${series}/feed.xml`;
}
