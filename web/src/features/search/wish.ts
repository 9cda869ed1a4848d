import type { FreeAt } from '#domain/search/studio-search.ts';

/** Kinds of studio that the home page offers (spec §2.7). */
export const studioTypes = [
  'recording',
  'mixing',
  'mastering',
  'rehearsal',
  'podcast',
  'post-production',
] as const;
export type StudioTypeId = (typeof studioTypes)[number];

/** What somebody looks for: where, when and what. */
export interface Wish {
  location: string;
  freeAt: FreeAt | undefined;
  type: StudioTypeId | '';
}

export const noWish: Wish = { location: '', freeAt: undefined, type: '' };

/**
 * Where the studios are that fit. Without `formatSearchParams`, whose rules the home page would load
 * otherwise.
 */
export function wishPath({ location, freeAt, type }: Wish): string {
  const params = Object.entries({
    location: location.trim(),
    type,
    date: freeAt?.date,
    until: freeAt?.until,
    start: freeAt?.startTime,
    hours: freeAt && String(freeAt.hours),
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(params).toString();
  return query ? `/studios?${query}` : '/studios';
}
