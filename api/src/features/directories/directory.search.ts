import { countFoundPlaces, searchPlaces } from '#db/directories/place.repository.ts';
import { placePaths } from '#domain/directories/place.ts';
import type { SearchSource } from '#api/lib/search-source.ts';
import { citiesOf } from '#api/features/studios/studio.loaders.ts';
import { textSource, wordsOf } from '#api/features/texts/text-search.ts';
import { readWaves, wavePath } from './wave.service.ts';

/** Labels and shops by what they are called, where they are and what they have. */
export const placeSource: SearchSource = {
  kind: 'directory-places',
  async find(context, text, limit) {
    const { reads } = context;
    const places = await searchPlaces(reads, text, limit);
    const cities = places.length > 0 ? await citiesOf(context) : [];
    return {
      totalCount: () => countFoundPlaces(reads, text),
      hits: places.map(({ id, kind, name, slug, cityId }) => ({
        id,
        title: name,
        slug,
        url: `${placePaths[kind]}/${slug}`,
        detail: cities.find((city) => city.id === cityId)?.name ?? '',
      })),
    };
  },
};

/** Waves in the reader's language, by all that they say. */
export const waveSource = textSource(
  'waves',
  'wave',
  ({ slug, title, lead }) => ({ id: slug, title, slug, url: wavePath(slug), detail: lead }),
  wordsOf,
  readWaves,
);
