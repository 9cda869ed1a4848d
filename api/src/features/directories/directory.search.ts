import { countFoundPlaces, searchPlaces } from '#db/directories/place.repository.ts';
import { placePaths } from '#domain/directories/place.ts';
import { matchText } from '#domain/search/text-match.ts';
import type { SearchSource } from '#api/lib/search-source.ts';
import { citiesOf } from '#api/features/studios/studio.loaders.ts';
import { waves } from './waves.generated.ts';

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

/** Waves by their names. */
export const waveSource: SearchSource = {
  kind: 'waves',
  find(_context, text, limit) {
    const found = waves
      .map((wave) => ({ wave, score: matchText(text, wave.title)?.score ?? 0 }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    return Promise.resolve({
      totalCount: () => Promise.resolve(found.length),
      hits: found.slice(0, limit).map(({ wave: { slug, title, lead } }) => ({
        id: slug,
        title,
        slug,
        url: `/waves/${slug}`,
        detail: lead,
      })),
    });
  },
};
