import type { CategoryId } from './category.ts';
import { isCityId } from './city.ts';
import { PICTURES_VERSION } from './pictures-version.ts';

/** Below this path are the pictures that the product brings. They never change under one path. */
const FOLDER = `/pictures/${PICTURES_VERSION}`;

/** Path of a picture of a city, 1200 by 800 pixels; one of no city in particular for unknown ones. */
export function cityPicture(id: string): string {
  return `${FOLDER}/cities/${isCityId(id) ? id : 'elsewhere'}.svg`;
}

/** Path of a picture of a room of a type, 1200 by 800 pixels. */
export function categoryPicture(id: CategoryId): string {
  return `${FOLDER}/categories/${id}.svg`;
}

/** Paths of the pictures of the home page, 1920 by 900 pixels, in the order in which they show. */
export const heroPictures: readonly string[] = [1, 2, 3, 4, 5].map(
  (number) => `${FOLDER}/heroes/${number}.svg`,
);
