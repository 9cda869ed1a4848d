import { divIcon, featureGroup, latLngBounds, marker } from 'leaflet';
import type { Map as LeafletMap, Marker } from 'leaflet';
import type { MapOptions, PlaceName } from './leaflet-map.ts';
import type { MapPoint } from './map-point.ts';
import { groupPoints } from './point-groups.ts';

/** How near each other points are that cover each other, in pixels. */
const DOT_SIZE = 26;
const LABEL_SIZE = 44;
const NAME_SIZE = 72;

/** Class of the point that stands out. */
const MARKED = 'is-marked';

interface PointLayer {
  /** Shows these points and no others. */
  show: (points: readonly MapPoint[]) => void;
  /** Makes one of them stand out, or none. */
  mark: (id: string | undefined) => void;
}

/** The points of a map. Those that would cover each other are one, which says how many they are. */
export function pointLayer(
  map: LeafletMap,
  { texts, onFollow }: Pick<MapOptions, 'texts' | 'onFollow'>,
): PointLayer {
  const layer = featureGroup().addTo(map);
  let shown: readonly MapPoint[] = [];
  let marked: string | undefined;
  let drawn: { ids: ReadonlySet<string>; marker: Marker }[] = [];

  function draw(): void {
    const zoom = map.getZoom();
    const groups = groupPoints(
      shown,
      ({ latitude, longitude }) => map.project([latitude, longitude], zoom),
      shown.some(({ label }) => label !== undefined) ? LABEL_SIZE : DOT_SIZE,
    );
    layer.clearLayers();
    drawn = groups.map((points) => ({
      ids: new Set(points.map(({ id }) => id)),
      marker: groupMarker(points).addTo(layer),
    }));
    showMark();
  }

  function groupMarker(points: readonly MapPoint[]): Marker {
    const [point] = points;
    if (points.length === 1 && point) return pointMarker(point, onFollow);
    return manyMarker(points, texts.group(points.length), map, onFollow);
  }

  function showMark(): void {
    for (const { ids, marker: button } of drawn) {
      const isMarked = marked !== undefined && ids.has(marked);
      button.getElement()?.classList.toggle(MARKED, isMarked);
      button.setZIndexOffset(isMarked ? 1000 : 0);
    }
  }

  map.on('zoomend', draw);
  return {
    show(points) {
      if (areSame(points, shown)) return;
      shown = points;
      draw();
    },
    mark(id) {
      marked = id;
      showMark();
    },
  };
}

/** The names of places. Of those that would cover each other, the first is there until one is nearer. */
export function drawNames(map: LeafletMap, names: readonly PlaceName[]): void {
  const layer = featureGroup().addTo(map);
  const draw = () => {
    const zoom = map.getZoom();
    const groups = groupPoints(
      names,
      ({ latitude, longitude }) => map.project([latitude, longitude], zoom),
      NAME_SIZE,
    );
    layer.clearLayers();
    for (const [first] of groups) if (first) nameMarker(first).addTo(layer);
  };
  map.on('zoomend', draw);
  draw();
}

/** The name of a city, to be seen only: the list says where things are. */
function nameMarker({ name, latitude, longitude }: PlaceName): Marker {
  const html = spanOf(name);
  html.setAttribute('aria-hidden', 'true');
  const icon = divIcon({ className: 'map-name', html, iconSize: [0, 0] });
  return marker([latitude, longitude], { icon, interactive: false, keyboard: false });
}

/** A point as a button, which opens what it is and the way to its page. */
function pointMarker(point: MapPoint, onFollow: (path: string) => void): Marker {
  const { name, label } = point;
  const button = buttonAt(point, {
    name: label === undefined ? name : `${name}, ${label}`,
    label,
  });
  button.bindPopup(() => listOf([point], onFollow), { closeButton: false });
  return button;
}

/** Several points as a button, which goes nearer, or opens them all where they are at one place. */
function manyMarker(
  points: readonly MapPoint[],
  name: string,
  map: LeafletMap,
  onFollow: (path: string) => void,
): Marker {
  const bounds = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
  const button = buttonAt(
    { latitude: bounds.getCenter().lat, longitude: bounds.getCenter().lng },
    { name, label: String(points.length) },
  );
  const isOnePlace = bounds.getSouthWest().equals(bounds.getNorthEast());
  if (isOnePlace || map.getZoom() >= map.getMaxZoom()) {
    return button.bindPopup(() => listOf(points, onFollow), { closeButton: false });
  }
  return button.on('click', () => {
    map.fitBounds(bounds, { padding: [40, 40] });
    // The button will be gone, and with it where the keyboard was.
    map.getContainer().focus();
  });
}

function buttonAt(
  { latitude, longitude }: Pick<MapPoint, 'latitude' | 'longitude'>,
  { name, label }: { name: string; label: string | undefined },
): Marker {
  const icon =
    label === undefined
      ? divIcon({ className: 'map-point', iconSize: [24, 24] })
      : divIcon({ className: 'map-label', html: spanOf(label), iconSize: [0, 0] });
  const button = marker([latitude, longitude], { icon, title: name, riseOnHover: true });
  button.on('add', () => {
    const element = button.getElement();
    // Leaflet makes a button of it, whose name it has from the title only.
    element?.setAttribute('aria-label', name);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // Leaflet's own keys would close what has been opened.
      event.preventDefault();
      event.stopPropagation();
      button.fire('click', { latlng: button.getLatLng() });
      button.getPopup()?.getElement()?.querySelector('a')?.focus();
    });
  });
  return button;
}

/** What points are, with the ways to their pages. */
function listOf(points: readonly MapPoint[], onFollow: (path: string) => void): HTMLElement {
  const list = document.createElement('ul');
  list.append(
    ...points.map(({ name, detail, to }) => {
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
      const item = document.createElement('li');
      item.append(link, line);
      return item;
    }),
  );
  return list;
}

function spanOf(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

function areSame(points: readonly MapPoint[], others: readonly MapPoint[]): boolean {
  return (
    points.length === others.length &&
    points.every(
      ({ id, label }, index) => id === others[index]?.id && label === others[index].label,
    )
  );
}
