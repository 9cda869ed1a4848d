import { enumValue } from '#domain/enums/enum-name.ts';
import { placeKinds, placePaths } from '#domain/directories/place.ts';
import type { PlaceCardFragment } from './directories.generated.ts';

/** Where a place has its page. */
export function pathOf({ kind, slug }: Pick<PlaceCardFragment, 'kind' | 'slug'>): string {
  return `${placePaths[enumValue(kind, placeKinds)]}/${slug}`;
}
