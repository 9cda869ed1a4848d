import type { Document } from '../documents/document.ts';

/** Some seconds of an episode, and what is said of them: the notes follow the sound. */
export interface EpisodePart {
  /** When it begins, in milliseconds from the beginning of the episode. */
  startMs: number;
  /** The title of the chapter that begins with it. */
  chapter: string | null;
  body: Document;
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
