import { useSyncExternalStore } from 'react';
import type { EpisodeCardFragment } from '../podcasts.generated.ts';

/** What the player has: all that it shows and plays. */
export interface PlayedEpisode extends Pick<
  EpisodeCardFragment,
  'slug' | 'title' | 'soundUrl' | 'durationMs' | 'series'
> {
  /** What may be heard after it. */
  next?: Pick<EpisodeCardFragment, 'slug' | 'title'> | undefined;
}

/** Under which the browser keeps what was heard: see the page about cookies. */
export const STORAGE_KEY = 'podcast';

let played: PlayedEpisode | undefined;
const listeners = new Set<() => void>();

/** Gives the player an episode, or takes it away. */
export function setPlayed(episode: PlayedEpisode | undefined): void {
  played = episode;
  for (const listener of listeners) listener();
}

/** The episode that the player has now. */
export function currentlyPlayed(): PlayedEpisode | undefined {
  return played;
}

/** As {@link currentlyPlayed}, in a component. */
export function usePlayed(): PlayedEpisode | undefined {
  return useSyncExternalStore(watch, currentlyPlayed, () => undefined);
}

/** Forgets what was heard in this browser, as when somebody logs out. */
export function forgetHeard(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Where storage is refused, nothing is kept.
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
