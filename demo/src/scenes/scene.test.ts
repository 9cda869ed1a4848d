import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryIds } from '#domain/studios/category.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { cities } from '#domain/studios/city.ts';
import { drawnCities } from './cities/catalogue.ts';
import { countOf } from './describe-room.ts';
import { describeScene, parseScenePath, scenePath, sceneSize, studioViews } from './scene.ts';
import type { Scene } from './scene.ts';
import { kitParts } from './kit.ts';
import { planView } from './views/view.ts';

const seeds = fc.integer({ min: 0, max: 999_999_999 });
const scenes: fc.Arbitrary<Scene> = fc.oneof(
  fc.record({
    kind: fc.constant('studio' as const),
    category: fc.constantFrom(...categoryIds),
    view: fc.constantFrom(...studioViews),
    seed: seeds,
    kit: fc.option(fc.subarray([...kitParts]), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('city' as const),
    city: fc.constantFrom(...drawnCities),
    seed: seeds,
  }),
  fc.record({ kind: fc.constant('hero' as const), seed: seeds }),
);

describe('the path of a scene', () => {
  it('names it and nothing else', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(parseScenePath(scenePath(scene))).toEqual(scene);
      }),
    );
  });

  it('is written in one way only', () => {
    const odd = fc
      .tuple(scenes, fc.nat(40), fc.constantFrom('', '/', '0', '.', 'a', '%', ' ', '-'))
      .map(([scene, at, text]) => {
        const path = scenePath(scene);
        return path.slice(0, at) + text + path.slice(at + 1);
      });
    fc.assert(
      fc.property(odd, (path) => {
        const scene = parseScenePath(path);
        expect(scene === undefined || scenePath(scene) === path).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '',
    '/',
    '/scenes/',
    '/scenes/1.svg',
    '/scenes/hero/.svg',
    '/scenes/hero/01.svg',
    '/scenes/hero/-1.svg',
    '/scenes/hero/+1.svg',
    '/scenes/hero/1e3.svg',
    '/scenes/hero/1.5.svg',
    '/scenes/hero/1234567890.svg',
    '/scenes/hero/1.svg?size=2',
    '/scenes/hero/1.svg#a',
    '/scenes/hero/1.svg\n',
    '/scenes/hero/1.SVG',
    '/scenes/hero/1.png',
    '/scenes/hero/london/1.svg',
    '/scenes/city/1.svg',
    '/scenes/city/atlantis/1.svg',
    '/scenes/city/london/wide/1.svg',
    '/scenes/studio/drums/1.svg',
    '/scenes/studio/drums/ceiling/1.svg',
    '/scenes/studio/constructor/wide/1.svg',
    '/scenes/studio/drums/wide/../wide/1.svg',
    '/scenes/studio/drums//wide/1.svg',
    '/scenes/../scenes/hero/1.svg',
    '/scenes/product/1.svg',
    '/scenes/studio/drums/wide/1-.svg',
    '/scenes/studio/drums/wide/1-banjo.svg',
    '/scenes/studio/drums/wide/1-tape-drums.svg',
    '/scenes/studio/drums/wide/1-drums-drums.svg',
    '/scenes/studio/drums/wide/1-bare-drums.svg',
    '/scenes/city/london/1-drums.svg',
    '/scenes/hero/1-bare.svg',
    'scenes/hero/1.svg',
    '/Scenes/hero/1.svg',
  ])('is not %j', (path) => {
    expect(parseScenePath(path)).toBeUndefined();
  });
});

describe('the size of a scene', () => {
  it('is that of a banner for a hero, and of a photograph for the rest', () => {
    expect(sceneSize({ kind: 'hero', seed: 1 })).toEqual({ width: 1920, height: 900 });
    expect(sceneSize({ kind: 'city', city: 'paris', seed: 1 })).toEqual({
      width: 1200,
      height: 800,
    });
  });
});

const many = Array.from({ length: 60 }, (_, index) => index * 16_127);
const pictures = categoryIds.flatMap((category) =>
  studioViews.flatMap((view) =>
    many.map((seed) => ({ kind: 'studio', category, view, seed }) as const),
  ),
);

describe('the text alternative of a scene', () => {
  it('is one short sentence of English', () => {
    const others: Scene[] = many.flatMap((seed) => [
      { kind: 'hero', seed },
      ...drawnCities.map((city) => ({ kind: 'city' as const, city, seed })),
    ]);
    for (const text of [...pictures, ...others].map(describeScene)) {
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThanOrEqual(140);
      expect(text).toMatch(/^[A-Z][\w ,:;'-]+[a-z]$/);
      expect(text).not.toMatch(/\ba [aeiou]|\ban [^aeiou]|\s\s|, ,|undefined|NaN/);
    }
  });

  it('names the city', () => {
    for (const { id, name } of cities) {
      expect(describeScene({ kind: 'city', city: id, seed: 1 }).startsWith(`${name}: `)).toBe(true);
    }
  });

  it.each<[CategoryId, RegExp]>([
    ['recording', /console/],
    ['mixing', /mixing (console|desk)/],
    ['mastering', /main monitors/],
    ['rehearsal', /drum kit/],
    ['podcast', /table .*microphones/],
    ['voice-over', /script/],
    ['live-rooms', /piano|chairs/],
    ['production', /synthesiser|keys|desk/],
    ['drums', /drum kit/],
    ['orchestral', /rows of chairs/],
    ['home-studios', /desk|bed|garden|monitors/],
    ['educational', /board|lesson|desk/],
  ])('tells that a %s room is one', (category, telling) => {
    for (const seed of many) {
      const text = describeScene({ kind: 'studio', category, view: 'wide', seed });
      expect(text.toLowerCase()).toMatch(telling);
    }
  });

  it('counts only what is in the picture', () => {
    for (const { category, view, seed } of pictures) {
      const plan = planView({ category, view, seed });
      if (plan.shows === 'closeup') continue;
      const { subject, pieces } = plan.composition;
      const counts = Map.groupBy(pieces, ({ name }) => name);
      const there = [...counts].map(([name, ofName]) => countOf(name, ofName.length));
      const text = describeScene({ kind: 'studio', category, view, seed });
      expect(text.startsWith(subject)).toBe(true);
      const [, ...said] = text.slice(subject.length).split(', ');
      const things = said.filter((part) => !/light|night|^(morning|day|evening)$/.test(part));
      expect(there).toEqual(expect.arrayContaining(things));
    }
  });

  it('gives all five pictures of a studio the same hour', () => {
    for (const category of categoryIds) {
      for (const seed of many) {
        const hours = studioViews.map((view) => {
          const text = describeScene({ kind: 'studio', category, view, seed });
          return /.*\b(morning|daylight|evening|night)\b/.exec(text)?.[1];
        });
        expect(hours[0]).toBeDefined();
        expect(new Set(hours).size).toBe(1);
      }
    }
  });
});
