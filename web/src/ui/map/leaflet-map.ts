import {
  circle,
  control,
  featureGroup,
  geoJSON,
  latLng,
  latLngBounds,
  map as createMap,
  tileLayer,
} from 'leaflet';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { roundedBounds } from '#domain/studios/position.ts';
import type { Bounds } from '#domain/studios/position.ts';
import type { MapArea, MapPoint, Position } from './map-point.ts';
import { readMapTiles } from './map-tiles.ts';
import { drawNames, pointLayer } from './markers.ts';
import { loadOutlines } from './outlines.ts';

/** What the map says of itself, in the reader's language. */
export interface MapTexts {
  zoomIn: string;
  zoomOut: string;
  /** Several points that would cover each other. */
  group: (count: number) => string;
}

/** A name that stands on the map. */
export interface PlaceName extends Position {
  name: string;
}

/** What is to be seen on a map. */
export interface MapContent {
  points: readonly MapPoint[];
  area?: MapArea | undefined;
  /** The part of the world that it shows; without one, that in which all of this is. */
  bounds?: Bounds | undefined;
}

/** A map in an element of the page. */
export interface OpenMap {
  /** Shows this, and goes to where it is unless it has been there already. */
  show: (content: MapContent) => void;
  /** Makes one of the points stand out, or none. */
  mark: (id: string | undefined) => void;
  close: () => void;
}

export interface MapOptions {
  texts: MapTexts;
  names: readonly PlaceName[];
  /** Called with the path of a point's page. */
  onFollow: (path: string) => void;
  /** Called with what is shown once the reader has moved the map. */
  onMove: (bounds: Bounds) => void;
}

/** As near as the outlines are good for. */
const MAX_ZOOM = 13;
/** As near as most tile servers have pictures of. */
const MAX_TILE_ZOOM = 18;
const WORLD_ZOOM = 2;

/**
 * Draws a map: countries and names of cities, and no picture of anybody else's unless a tile server is
 * configured. Its look is in `map-style.ts`.
 */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const { texts, names, onMove } = options;
  const tiles = readMapTiles();
  const map = createMap(element, {
    attributionControl: tiles !== undefined,
    zoomControl: false,
    maxZoom: tiles ? MAX_TILE_ZOOM : MAX_ZOOM,
    minZoom: 1,
    worldCopyJump: true,
    // Whoever scrolls the page is not to be held up by it.
    scrollWheelZoom: false,
    ...motionOptions(),
  });
  map.setView([25, 0], WORLD_ZOOM);
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  const closing = new AbortController();
  if (tiles) tileLayer(tiles.url, { attribution: escaped(tiles.attribution) }).addTo(map);
  else {
    void drawOutlines(map, closing.signal);
    drawNames(map, names);
  }
  const points = pointLayer(map, options);
  const areas = featureGroup().addTo(map);
  // Where it went last: it stays there until it is asked to go elsewhere.
  let place = '';
  const goTo = followMoves(map, (bounds) => {
    place = JSON.stringify(bounds);
    onMove(bounds);
  });
  return {
    show(content) {
      points.show(content.points);
      areas.clearLayers();
      if (content.area) areaCircle(content.area).addTo(areas);
      const wanted = placeOf(content);
      if (wanted === place) return;
      place = wanted;
      const bounds = extentOf(content);
      // What the reader chose is shown as it is, points with some room around them.
      if (bounds) goTo(bounds, content.bounds ? 0 : 40);
    },
    mark: points.mark,
    close() {
      closing.abort();
      map.remove();
    },
  };
}

function motionOptions() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { zoomAnimation: !isCalm, fadeAnimation: !isCalm, markerZoomAnimation: !isCalm };
}

/**
 * Tells where the map is once the reader has moved it, and returns what moves it without their doing,
 * to bounds with some pixels of room around them.
 */
function followMoves(map: LeafletMap, onMove: (bounds: Bounds) => void) {
  let isGoing = false;
  let isReaders = false;
  map.on('dragstart zoomstart', () => {
    isReaders = !isGoing;
  });
  map.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key.startsWith('Arrow')) isReaders = true;
  });
  // Also when it makes room for what a point opens, or its element changes its size.
  map.on('moveend', () => {
    if (!isReaders) return;
    isReaders = false;
    const bounds = map.getBounds();
    onMove(
      roundedBounds({
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      }),
    );
  });
  return (bounds: LatLngBounds, room: number) => {
    isGoing = true;
    map.fitBounds(bounds, { padding: [room, room], maxZoom: MAX_ZOOM - 1, animate: false });
    isGoing = false;
  };
}

/** Tells what a map is to go to from anything else. */
function placeOf({ points, area, bounds }: MapContent): string {
  if (bounds) return JSON.stringify(bounds);
  return JSON.stringify([points.map(({ id }) => id), area]);
}

function extentOf({ points, area, bounds }: MapContent): LatLngBounds | undefined {
  if (bounds) {
    const { south, west, north, east } = bounds;
    // Over the date line they end where they would begin the next time around.
    return latLngBounds([south, west], [north, east < west ? east + 360 : east]);
  }
  const extent = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
  if (area) extent.extend(latLng(area.latitude, area.longitude).toBounds(2 * area.radius));
  return extent.isValid() ? extent : undefined;
}

function areaCircle({ latitude, longitude, radius }: MapArea) {
  return circle([latitude, longitude], { radius, interactive: false, className: 'map-area' });
}

/** Leaflet takes attributions for HTML. */
function escaped(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}

/** Without outlines the points and names are there all the same. */
async function drawOutlines(map: LeafletMap, signal: AbortSignal): Promise<void> {
  const outlines = await loadOutlines();
  if (!outlines || signal.aborted) return;
  geoJSON(outlines, { interactive: false, style: { className: 'map-land', weight: 1 } })
    .addTo(map)
    .bringToBack();
}
