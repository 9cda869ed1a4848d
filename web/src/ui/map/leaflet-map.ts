import {
  control,
  divIcon,
  featureGroup,
  geoJSON,
  latLngBounds,
  map as createMap,
  marker,
} from 'leaflet';
import type { Map as LeafletMap, Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MapPoint } from './map-point.ts';
import { loadOutlines } from './outlines.ts';

/** What the map says of itself, in the reader's language. */
export interface MapTexts {
  zoomIn: string;
  zoomOut: string;
}

/** A name that stands on the map. */
export interface PlaceName {
  name: string;
  latitude: number;
  longitude: number;
}

/** A map in an element of the page. */
export interface OpenMap {
  /** Shows points, and goes to where they are unless they are shown already. */
  show: (points: readonly MapPoint[]) => void;
  close: () => void;
}

/** As near as the outlines are good for. */
const MAX_ZOOM = 13;
const WORLD_ZOOM = 2;

interface MapOptions {
  texts: MapTexts;
  names: readonly PlaceName[];
  /** Called with the path of a point's page. */
  onFollow: (path: string) => void;
}

/**
 * Draws a map: countries and names of cities, and no picture of anybody else's. Its look is in
 * `map-style.ts`.
 */
export function openMap(element: HTMLElement, { texts, names, onFollow }: MapOptions): OpenMap {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: MAX_ZOOM,
    minZoom: 1,
    worldCopyJump: true,
    // Whoever scrolls the page is not to be held up by it.
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
  });
  map.setView([25, 0], WORLD_ZOOM);
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  const closing = new AbortController();
  void drawOutlines(map, closing.signal);
  for (const name of names) nameMarker(name).addTo(map);
  const group = featureGroup().addTo(map);
  let shown = '';
  return {
    show(points) {
      const ids = points.map(({ id }) => id).join(' ');
      if (ids === shown) return;
      shown = ids;
      group.clearLayers();
      for (const point of points) pointMarker(point, onFollow).addTo(group);
      if (points.length === 0) return;
      const bounds = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
      map.fitBounds(bounds, { padding: [40, 40], maxZoom: MAX_ZOOM - 1, animate: false });
    },
    close() {
      closing.abort();
      map.remove();
    },
  };
}

/** Without outlines the points and names are there all the same. */
async function drawOutlines(map: LeafletMap, signal: AbortSignal): Promise<void> {
  const outlines = await loadOutlines();
  if (!outlines || signal.aborted) return;
  geoJSON(outlines, { interactive: false, style: { className: 'map-land', weight: 1 } }).addTo(map);
}

/** The name of a city, to be seen only: the list says where things are. */
function nameMarker({ name, latitude, longitude }: PlaceName): Marker {
  const label = document.createElement('span');
  label.textContent = name;
  label.setAttribute('aria-hidden', 'true');
  const icon = divIcon({ className: 'map-name', html: label, iconSize: [0, 0] });
  return marker([latitude, longitude], { icon, interactive: false, keyboard: false });
}

/** A point as a button, which opens what it is and the way to its page. */
function pointMarker(point: MapPoint, onFollow: (path: string) => void): Marker {
  const icon = divIcon({ className: 'map-point', iconSize: [24, 24] });
  const { name, latitude, longitude } = point;
  const button = marker([latitude, longitude], { icon, title: name, riseOnHover: true });
  button.bindPopup(() => popupOf(point, onFollow), { closeButton: false });
  button.on('add', () => {
    const element = button.getElement();
    // Leaflet makes a button of it, whose name it has from the title only.
    element?.setAttribute('aria-label', name);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // Leaflet's own keys would close what has been opened.
      event.preventDefault();
      button.openPopup();
      button.getPopup()?.getElement()?.querySelector('a')?.focus();
    });
  });
  return button;
}

function popupOf({ name, detail, to }: MapPoint, onFollow: (path: string) => void): HTMLElement {
  const link = document.createElement('a');
  link.href = to;
  link.textContent = name;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(to);
  });
  const line = document.createElement('div');
  line.textContent = detail;
  const content = document.createElement('div');
  content.append(link, line);
  return content;
}
