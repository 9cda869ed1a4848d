import { expect, test } from 'vitest';
import { placeLimits } from '#domain/directories/place.ts';
import { describeScene, scenePath } from '#demo/scenes/scene.ts';
import { demoPlaces } from './place.demo.ts';
import { placePictures } from './place-pictures.ts';

const pictured = demoPlaces()
  .map((place) => ({ place, scenes: placePictures(place) }))
  .filter(({ scenes }) => scenes.length > 0);

test('about a third of the places of the demo have two or three pictures, the same ones always', () => {
  expect(pictured.length / demoPlaces().length).toBeCloseTo(1 / 3, 1);
  for (const { place, scenes } of pictured) {
    expect([2, 3]).toContain(scenes.length);
    expect(placePictures(place)).toEqual(scenes);
    expect(new Set(scenes.map(scenePath)).size).toBe(scenes.length);
  }
});

test('they say what they show, and show what the place has', () => {
  const words = pictured.flatMap(({ place, scenes }) =>
    scenes.map((scene, position) => ({ ...place, position, text: describeScene(scene) })),
  );
  for (const { text } of words) expect(text.length).toBeLessThanOrEqual(placeLimits.alt);
  const covers = words.filter(({ kind, position }) => kind === 'record-store' && position === 0);
  for (const { text } of covers) expect(text).toContain('turntable');
  const drums = words.filter(
    ({ kind, text }) => kind === 'music-store' && /snare|cymbal/.test(text),
  );
  expect(drums).not.toHaveLength(0);
  for (const { tags } of drums) expect(tags).toContain('drums');
});
