import { placeKinds, placePaths } from '#domain/directories/place.ts';
import { cityPicture } from '#domain/studios/pictures.ts';
import { cityOf } from '#api/features/studios/studio.loaders.ts';
import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { publishedPlace } from './place.service.ts';

/** Places with the picture of their city, by what stands in the address of their pages. */
export const placePreviews: readonly PreviewSource[] = placeKinds.map((kind) => ({
  kind: placePaths[kind].slice(1),
  async find(context, slug) {
    const place = await publishedPlace(context, kind, slug);
    if (!place) return undefined;
    const city = await cityOf(context, place.cityId);
    return { title: place.name, line: city?.name, picture: city && cityPicture(city.id) };
  },
}));
