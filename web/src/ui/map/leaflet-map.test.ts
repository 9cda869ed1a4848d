import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bounds } from '#domain/studios/position.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { openMap } from './leaflet-map.ts';
import type { OpenMap } from './leaflet-map.ts';
import { mapTilesMeta } from './map-tiles.ts';
import type { MapPoint } from './map-point.ts';

const onFollow = vi.fn<(path: string) => void>();
const onMove = vi.fn<(bounds: Bounds) => void>();
let element: HTMLElement;
let map: OpenMap;

beforeEach(() => {
  mockServer.use(
    http.get('*/outlines.generated.json', () => new HttpResponse(null, { status: 503 })),
  );
  onFollow.mockClear();
  onMove.mockClear();
  element = document.createElement('div');
  // What is drawn nowhere has no size, and of a map without one nothing can be seen.
  Object.defineProperties(element, { clientWidth: { value: 600 }, clientHeight: { value: 400 } });
  document.body.append(element);
  map = openMap(element, {
    texts: { zoomIn: 'Nearer', zoomOut: 'Farther', group: (count) => `${count} here` },
    names: [],
    onFollow,
    onMove,
  });
});

afterEach(() => {
  map.close();
  element.remove();
});

function point(id: string, change: Partial<MapPoint> = {}): MapPoint {
  return {
    id,
    name: `Shop ${id}`,
    detail: 'Bow Lane',
    to: `/store/${id}`,
    latitude: 51.5,
    longitude: -0.1,
    ...change,
  };
}

const buttons = () =>
  [...element.querySelectorAll<HTMLElement>('.map-point, .map-label')].map((button) =>
    button.getAttribute('aria-label')!,
  );
const button = (name: string) => element.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;
const links = () => [...element.querySelectorAll('a[href^="/store"]')];

test('each point is a button with a name, and a price where it has one', () => {
  map.show({ points: [point('a'), point('b', { longitude: 0.1, label: '$40' })] });
  expect(buttons()).toEqual(['Shop a', 'Shop b, $40']);
  expect(button('Shop b, $40')).toHaveTextContent('$40');
  expect(button('Shop a')).toHaveRole('button');
});

test('one that is pressed says what it is and leads to its page', () => {
  map.show({ points: [point('a')] });
  button('Shop a').click();
  expect(links()).toHaveLength(1);
  expect(element).toHaveTextContent('Bow Lane');
  (links()[0] as HTMLElement).click();
  expect(onFollow).toHaveBeenCalledExactlyOnceWith('/store/a');
});

test('points that cover each other are one button, which goes nearer until they are apart', () => {
  map.show({
    points: [point('a'), point('b', { longitude: -0.11 }), point('c', { longitude: 60 })],
  });
  expect(buttons()).toEqual(['2 here', 'Shop c']);
  button('2 here').click();
  expect(buttons()).toEqual(['Shop a', 'Shop b', 'Shop c']);
});

test('points at one place are opened together', () => {
  map.show({ points: [point('a'), point('b')] });
  button('2 here').click();
  expect(links().map((link) => link.textContent)).toEqual(['Shop a', 'Shop b']);
});

test('one point stands out, or the group that it is in', () => {
  map.show({ points: [point('a'), point('b'), point('c', { longitude: 0.1 })] });
  map.mark('b');
  expect(button('2 here')).toHaveClass('is-marked');
  map.mark('c');
  expect(button('2 here')).not.toHaveClass('is-marked');
  expect(button('Shop c')).toHaveClass('is-marked');
  map.mark(undefined);
  expect(button('Shop c')).not.toHaveClass('is-marked');
});

test('where it is is told once the reader has moved it, and not when it goes somewhere itself', () => {
  map.show({ points: [point('a')] });
  map.show({ points: [point('b', { longitude: 20 })] });
  expect(onMove).not.toHaveBeenCalled();
  button('Farther').click();
  expect(onMove).toHaveBeenCalledOnce();
  const [[bounds]] = onMove.mock.calls as [[Bounds]];
  expect(bounds.west).toBeLessThan(20);
  expect(bounds.east).toBeGreaterThan(20);
  expect(bounds.south).toBeLessThan(51.5);
});

test('it stays where it was moved to when that is what others are found in', () => {
  map.show({ points: [point('a'), point('b', { longitude: 20 })] });
  button('Nearer').click();
  const [[bounds]] = onMove.mock.calls as [[Bounds]];
  map.show({ points: [point('c', { longitude: 10 })], bounds });
  button('Farther').click();
  const [, [further]] = onMove.mock.calls as [unknown, [Bounds]];
  expect((further.west + further.east) / 2).toBeCloseTo((bounds.west + bounds.east) / 2, 1);
});

test('it shows the part of the world that it is asked for, and an area in it', () => {
  map.show({
    points: [],
    area: { latitude: 51.5, longitude: -0.1, radius: 800 },
  });
  expect(element.querySelector('.map-area')).not.toBeNull();
  button('Nearer').click();
  const [[bounds]] = onMove.mock.calls as [[Bounds]];
  expect((bounds.west + bounds.east) / 2).toBeCloseTo(-0.1, 1);
});

test('pictures of a tile server are shown, with whom they are by', () => {
  map.close();
  const head = document.createElement('template');
  head.innerHTML = mapTilesMeta({
    url: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© <b>Somebody</b>',
  });
  document.head.append(head.content);
  const meta = document.head.lastElementChild!;
  const names = [{ name: 'London', latitude: 51.5, longitude: -0.1 }];
  map = openMap(element, {
    texts: { zoomIn: 'Nearer', zoomOut: 'Farther', group: String },
    names,
    onFollow,
    onMove,
  });
  meta.remove();
  expect(element.querySelector('img.leaflet-tile')?.getAttribute('src')).toMatch(
    /^https:\/\/tiles\.example\/\d+\/-?\d+\/-?\d+\.png$/,
  );
  expect(element.querySelector('.leaflet-control-attribution')).toHaveTextContent(
    '© <b>Somebody</b>',
  );
  // The pictures have names of their own.
  expect(element.querySelector('.map-name')).toBeNull();
});
