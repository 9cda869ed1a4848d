import type { NormalizedCacheObject } from '@apollo/client';

interface Picture {
  url: string;
  alt: string;
}

/** Pictures of which only some are asked for, as cards do. */
const SOME = /^images\(/;

/**
 * The results that a page starts with, without where the further pictures of cards are and what they
 * show: they were a tenth of a page with many cards, and few are looked at. How many there are stays;
 * a card asks for the rest when somebody comes near it.
 */
export function withoutLaterPictures(results: NormalizedCacheObject): NormalizedCacheObject {
  return mapValues(results, (entity) =>
    entity?.['__typename'] === 'Studio'
      ? mapValues(entity, (value, name) =>
          SOME.test(name) ? (value as readonly Picture[]).map(onlyFirst) : value,
        )
      : entity,
  );
}

/** Whether it is not known yet where some of the pictures are. */
export function lacksPictures(images: readonly Picture[]): boolean {
  return images.some(({ url }) => url === '');
}

function onlyFirst<T extends Picture>(picture: T, index: number): T {
  return index === 0 ? picture : { ...picture, url: '', alt: '' };
}

function mapValues<T extends object>(
  object: T,
  change: (value: T[keyof T], name: string) => unknown,
): T {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, change(value as T[keyof T], name)]),
  ) as T;
}
