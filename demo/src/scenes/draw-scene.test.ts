import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { categoryIds } from '#domain/studios/category.ts';
import { drawnCities } from './cities/catalogue.ts';
import { drawScene } from './draw-scene.ts';
import { scenePath, sceneSize, studioViews } from './scene.ts';
import type { Scene } from './scene.ts';

/** What a picture may weigh at most when it is sent (brand), in bytes. */
const LIMIT = 12 * 1024;

const seeds = (count: number) => Array.from({ length: count }, (_, index) => 1 + index * 7919);

const kinds: readonly (readonly [name: string, scenes: readonly Scene[]])[] = [
  ...categoryIds.map(
    (category) =>
      [
        `${category} studios`,
        studioViews.flatMap((view) =>
          // The widest views are the fullest.
          seeds(view === 'wide' ? 30 : 8).map(
            (seed) => ({ kind: 'studio', category, view, seed }) as const,
          ),
        ),
      ] as const,
  ),
  ...drawnCities.map(
    (city) => [city, seeds(4).map((seed) => ({ kind: 'city', city, seed }) as const)] as const,
  ),
  [
    'heroes',
    [0, 1, 2, 3, 4, 5, 6, 7, 12, 999_999_999].map((seed) => ({ kind: 'hero', seed }) as const),
  ],
];

const drawn = new Map<string, string>();

/** Each picture is drawn once for all tests. */
function draw(scene: Scene): string {
  const path = scenePath(scene);
  const known = drawn.get(path) ?? drawScene(scene);
  drawn.set(path, known);
  return known;
}

const tag = /<(?<end>\/?)(?<name>[A-Za-z]+)(?<attributes>(?: [\w-]+="[^"<&]*")*)(?<empty>\/?)>/y;

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/**
 * The elements of a document that consists of nothing but elements, which is stricter than XML.
 * @throws Error where it is not well-formed.
 */
function readElements(svg: string): Element[] {
  const elements: Element[] = [];
  const open: string[] = [];
  for (tag.lastIndex = 0; tag.lastIndex < svg.length;) {
    const at = tag.lastIndex;
    const { end, name, attributes, empty } = tag.exec(svg)?.groups ?? {};
    if (name === undefined || (at > 0 && open.length === 0)) {
      throw new Error(`No element: ${svg.slice(at, at + 40)}`);
    }
    if (end === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing.`);
      continue;
    }
    const pairs = [...attributes!.matchAll(/ ([\w-]+)="([^"]*)"/g)];
    const map = new Map(pairs.map(([, key, value]) => [key!, value!]));
    if (map.size < pairs.length) throw new Error(`An attribute twice in <${name}>.`);
    elements.push({ name, attributes: map });
    if (empty !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> stays open.`);
  return elements;
}

describe.each(kinds)('pictures of %s', (_, scenes) => {
  it('are documents of their size, complete in themselves', () => {
    for (const scene of scenes) {
      const { width, height } = sceneSize(scene);
      const [svg, ...elements] = readElements(draw(scene));
      expect(svg!.name).toBe('svg');
      expect(Object.fromEntries(svg!.attributes)).toMatchObject({
        xmlns: 'http://www.w3.org/2000/svg',
        width: String(width),
        height: String(height),
        viewBox: `0 0 ${width} ${height}`,
      });
      const values = elements.flatMap(({ attributes }) => [...attributes.values()]);
      expect(
        values.filter((value) => /NaN|undefined|null|Infinity|\de[-+]\d|^$/.test(value)),
      ).toEqual([]);
      const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const references = values.flatMap((value) => /^url\(#(.*)\)$/.exec(value)?.[1] ?? []);
      expect(ids).toEqual(expect.arrayContaining(references));
    }
  });

  it('are small enough to send', () => {
    for (const scene of scenes) expect(gzipSync(draw(scene)).length).toBeLessThan(LIMIT);
  });

  it('are the same every time, and each like no other', () => {
    const [first] = scenes;
    expect(drawScene(first!)).toBe(draw(first!));
    expect(new Set(scenes.map(draw)).size).toBe(scenes.length);
  });
});

it('hundreds of rooms are hundreds of different pictures', () => {
  const rooms = kinds.flatMap(([, scenes]) => scenes).map((scene) => draw(scene));
  expect(rooms.length).toBeGreaterThan(700);
  expect(new Set(rooms).size).toBe(rooms.length);
});
