import type { MapTiles } from '#domain/rendering/page-contract.ts';

const NAME = 'map-tiles';

/** Tells maps of the page where to have pictures from, as an element of its head. */
export function mapTilesMeta(tiles: MapTiles): string {
  return `<meta name="${NAME}" content="${encodeURIComponent(JSON.stringify(tiles))}">`;
}

/** Where maps have pictures from; undefined where they are drawn from outlines. */
export function readMapTiles(): MapTiles | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`);
  return meta ? (JSON.parse(decodeURIComponent(meta.content)) as MapTiles) : undefined;
}
