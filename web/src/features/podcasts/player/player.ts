import { useSyncExternalStore } from 'react';
import { takeTheFloor } from '#web/ui/media/sounding.ts';
import { keepPlace, keepRate, keptRate, placeOf } from './heard.ts';
import type { Rate } from './heard.ts';
import { leaveDevice, showOnDevice, showPosition } from './media-session.ts';
import type { MediaActions } from './media-session.ts';
import { currentlyPlayed, setPlayed } from './played-episode.ts';
import type { PlayedEpisode } from './played-episode.ts';

/*
 * The player of episodes. It stands outside of React and of all pages, so it goes on whatever is shown.
 */

/** Seconds that one skips back and on by. */
export const SKIP_BACK = 15;
export const SKIP_ON = 30;

/** How often a place is kept while it is heard, in seconds. */
const KEPT_EVERY = 5;

/** What can be seen of the player. */
export interface Playback {
  isPlaying: boolean;
  /** Whether it should be heard, and its sound is still on its way. */
  isWaiting: boolean;
  hasFailed: boolean;
  hasEnded: boolean;
  /** Where it is. */
  seconds: number;
  rate: Rate;
}

const idle: Playback = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  hasEnded: false,
  seconds: 0,
  rate: 1,
};

let playback = idle;
let audio: HTMLAudioElement | undefined;
let keptAt = 0;
const listeners = new Set<() => void>();

const actions: MediaActions = {
  play: () => void resume(),
  pause,
  stop: close,
  seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP_BACK)),
  seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP_ON),
  seekto: ({ seekTime }) => seekTo(seekTime ?? 0),
};

/** What a component needs of the player: it is rendered again when that changes. */
export function usePlayback<Part>(part: (playback: Playback) => Part): Part {
  return useSyncExternalStore(
    watch,
    () => part(playback),
    () => part(idle),
  );
}

/** Has an episode be heard: from a moment on (seconds), or from where it was left. */
export async function play(episode: PlayedEpisode, from?: number): Promise<void> {
  const isSame = currentlyPlayed()?.slug === episode.slug;
  if (!isSame) load(episode, from ?? placeOf(episode.slug));
  else if (from !== undefined) seekTo(from);
  await resume();
}

export function pause(): void {
  audio?.pause();
}

/** Goes to a moment of the episode that the player has. */
export function seekTo(seconds: number): void {
  const episode = currentlyPlayed();
  if (!audio || !episode) return;
  const place = Math.min(Math.max(0, seconds), episode.durationMs / 1000);
  audio.currentTime = place;
  set({ seconds: place, hasEnded: false });
}

/** Goes on, or back, by some seconds. */
export function skip(seconds: number): void {
  seekTo(playback.seconds + seconds);
}

export function setRate(rate: Rate): void {
  if (audio) audio.playbackRate = rate;
  keepRate(rate);
  set({ rate });
}

/** Ends it, and has the player go away. What was heard is kept. */
export function close(): void {
  if (audio) {
    audio.pause();
    keep();
    audio.removeAttribute('src');
    audio.load();
  }
  leaveDevice(actions);
  setPlayed(undefined);
  set(idle);
}

/** As its button: from where it is, or from the beginning where it has ended. */
export async function resume(): Promise<void> {
  const sound = element();
  if (playback.hasEnded) seekTo(0);
  takeTheFloor(sound);
  set({ isWaiting: true, hasFailed: false });
  try {
    await sound.play();
  } catch (error) {
    // Pausing while it is still on its way ends the wish to play it, which is no failure.
    const isEnded = error instanceof DOMException && error.name === 'AbortError';
    set({ isWaiting: false, hasFailed: !isEnded });
  }
}

function load(episode: PlayedEpisode, from: number): void {
  keep();
  const sound = element();
  sound.src = episode.soundUrl;
  sound.currentTime = from;
  const rate = keptRate();
  sound.defaultPlaybackRate = rate;
  sound.playbackRate = rate;
  keptAt = from;
  setPlayed(episode);
  set({ ...idle, seconds: from, rate });
  showOnDevice(episode, actions);
}

/** Keeps where the episode is that the player has. */
function keep(): void {
  const episode = currentlyPlayed();
  if (!episode) return;
  keptAt = playback.seconds;
  keepPlace(episode.slug, playback.seconds, episode.durationMs);
}

/** The one element that all episodes are heard from. */
function element(): HTMLAudioElement {
  audio ??= made();
  return audio;
}

function made(): HTMLAudioElement {
  const sound = new Audio();
  sound.preload = 'auto';
  const on = (names: readonly string[], listener: () => void) => {
    for (const name of names) sound.addEventListener(name, listener);
  };
  on(['play'], () => {
    // Also where the browser itself has had it go on.
    takeTheFloor(sound);
    set({ isPlaying: true, hasEnded: false });
  });
  on(['waiting'], () => set({ isWaiting: !sound.paused }));
  on(['playing'], () => set({ isWaiting: false }));
  on(['pause'], () => {
    set({ isPlaying: false, isWaiting: false });
    keep();
  });
  on(['ended'], () => {
    set({ isPlaying: false, hasEnded: true });
    keep();
  });
  on(['error'], () => {
    if (sound.hasAttribute('src')) set({ isPlaying: false, isWaiting: false, hasFailed: true });
  });
  on(['timeupdate'], () => {
    if (!currentlyPlayed() || sound.seeking) return;
    set({ seconds: sound.currentTime });
    if (Math.abs(playback.seconds - keptAt) >= KEPT_EVERY) keep();
  });
  on(['timeupdate', 'ratechange', 'loadedmetadata'], () => showPosition(sound));
  window.addEventListener('pagehide', keep);
  return sound;
}

function set(change: Partial<Playback>): void {
  playback = { ...playback, ...change };
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
