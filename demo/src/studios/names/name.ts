import type { CategoryId } from '#domain/studios/category.ts';

/**
 * The names of a city's studios by their main category; that is also how many of each there are.
 * A name may be bound to a neighbourhood with `@`, to a kind of building with `#`, or to both.
 */
export type CategoryNames = Readonly<Record<CategoryId, readonly string[]>>;

export interface StudioName {
  name: string;
  /** Neighbourhood and key of the building that the name speaks of. */
  place: string | undefined;
  building: string | undefined;
}

export function parseName(source: string): StudioName {
  return {
    name: source.replace(/ [@#].*$/u, ''),
    place: / @([^#]+?)(?: #|$)/u.exec(source)?.[1],
    building: / #([^@ ]+)/u.exec(source)?.[1],
  };
}
