import type { PlaceTag } from '#domain/directories/place.ts';

/** What the sentences about a place are made of. */
export interface PlaceFacts {
  /** Its neighborhood, and something that people know there: `the canal`. */
  quarter: string;
  near: string;
  /** Two of the things that it is found by, as words: its music, or what it sells. */
  first: string;
  second: string;
  founded: number;
}

/** A sentence, and what has to be true of a place of which it is said. */
export interface PlaceLine {
  needs?: PlaceTag;
  say: (facts: PlaceFacts) => string;
}

/** The sentences for places of one kind: of each of the three parts a text has one. */
export interface PlaceLines {
  openings: readonly PlaceLine[];
  middles: readonly PlaceLine[];
  endings: readonly PlaceLine[];
}

/** A sentence that is true anywhere, or of what has a tag. */
export function line(say: string | PlaceLine['say'], needs?: PlaceTag): PlaceLine {
  const write = typeof say === 'string' ? () => say : say;
  return needs === undefined ? { say: write } : { say: write, needs };
}

/** Words as a sentence begins with them. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
