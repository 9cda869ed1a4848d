import { string } from 'yup';
import type { MapTiles } from '#domain/rendering/page-contract.ts';
import { address, ConfigError } from './config-fields.ts';

const PLACES = ['{z}', '{x}', '{y}'];

/** The settings of a tile server. */
export const mapFields = {
  MAP_TILES_URL: address(/^https?:\/\/\S+$/, 'https://')
    .test(
      'places',
      ({ path }) =>
        `${path} must have ${PLACES.join(', ')} in its path, and nothing like it in its host`,
      (url) =>
        url === undefined ||
        (/^https?:\/\/[^/{]+\//.test(url) && PLACES.every((place) => url.includes(place))),
    )
    .meta({
      meaning:
        'Where browsers get pictures of maps, such as `https://tiles.example/{z}/{x}/{y}.png`; needs MAP_TILES_ATTRIBUTION. Without it, maps are drawn by the product itself, from outlines of countries.',
    }),
  MAP_TILES_ATTRIBUTION: string().meta({
    meaning: 'Whom those pictures are by, as their terms demand it to be said on each map.',
  }),
};

interface MapSettings {
  MAP_TILES_URL?: string | undefined;
  MAP_TILES_ATTRIBUTION?: string | undefined;
}

/** @throws ConfigError when nobody would be told whom the pictures are by */
export function readMapTiles({
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution,
}: MapSettings): MapTiles | undefined {
  if (url === undefined) return undefined;
  if (attribution === undefined) {
    throw new ConfigError('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: maps say whom they are by.');
  }
  return { url, attribution };
}
