import { placeCover, placeMotifs } from '#domain/directories/cover.ts';
import { placeKinds, placePaths } from '#domain/directories/place.ts';
import { drawCover } from '#domain/previews/cover-drawing.ts';
import { cityPicture } from '#domain/studios/pictures.ts';
import { cityOf } from '#api/features/studios/studio.loaders.ts';
import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { placePicturesLoader } from './place.loaders.ts';
import { publishedPlace } from './place.service.ts';

/** Places with their first picture, or else that of their city, by what stands in the address of their pages. */
export const placePreviews: readonly PreviewSource[] = placeKinds.map((kind) => ({
  kind: placePaths[kind].slice(1),
  async find(context, slug) {
    const place = await publishedPlace(context, kind, slug);
    if (!place) return undefined;
    const city = await cityOf(context, place.cityId);
    const [own] = await placePicturesLoader(context).load(place.id);
    const picture = own?.url ?? (city && cityPicture(city.id));
    return { title: place.name, line: city?.name, picture };
  },
}));

/** The drawn covers of places as squares, for search engines. */
export const placeCovers: readonly PreviewSource[] = placeKinds.map((kind) => ({
  kind: placeCover(kind, '').kind,
  async find(context, slug) {
    const place = await publishedPlace(context, kind, slug);
    if (!place) return undefined;
    return { title: place.name, cover: drawCover(placeMotifs[kind], place.slug) };
  },
}));
