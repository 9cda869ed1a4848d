import type { PlaceTag } from '#domain/directories/place.ts';

const words: Partial<Readonly<Record<PlaceTag, string>>> = {
  classical: 'chamber music',
  electronic: 'electronic music',
  experimental: 'experimental music',
  indie: 'indie rock',
  latin: 'Latin music',
  reggae: 'dub',
  strings: 'violins',
  'brass-and-woodwind': 'brass',
  'recording-gear': 'recording gear',
  'sheet-music': 'sheet music',
};

/** What is called how in the middle of a sentence. */
export function tagWord(tag: PlaceTag): string {
  return words[tag] ?? tag;
}
