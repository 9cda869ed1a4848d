import { expect, test } from 'vitest';
import {
  cornersOf,
  distanceBetween,
  firstReflections,
  groupedThings,
  listeningTriangle,
  snapped,
  thingAt,
} from './geometry.ts';
import { roomPlan } from './plans.ts';
import { sizedThings } from './room-plan.ts';

const room = { width: 4, length: 5 };

test('the listener sits at 38 % of the length, as far from each loudspeaker as they are apart', () => {
  const [listener, left, right] = listeningTriangle(room, 1.6);
  expect(listener).toMatchObject({ x: 2, y: 1.9 });
  for (const [one, other] of [
    [left, right],
    [left, listener],
    [right, listener],
  ]) {
    expect(distanceBetween(one!, other!)).toBeCloseTo(1.6, 9);
  }
});

test('loudspeakers look at the listener', () => {
  const [listener, left] = listeningTriangle(room, 1.6);
  // The middle of the face that looks into the room is where the loudspeaker is toward the listener.
  const [, , third, fourth] = cornersOf(left!);
  const face = { x: (third!.x + fourth!.x) / 2, y: (third!.y + fourth!.y) / 2 };
  expect(distanceBetween(face, listener!)).toBeCloseTo(1.6 - 0.17, 9);
});

test('a reflection leaves a wall at the angle at which it came', () => {
  const [source, receiver] = [
    { x: 1, y: 1 },
    { x: 1, y: 3 },
  ];
  const reflections = firstReflections(room, source, receiver);
  const left = reflections.find(({ wall }) => wall === 'left')!;
  expect(left.point).toEqual({ x: 0, y: 2 });
  expect(left.way).toBeCloseTo(2 * Math.SQRT2, 9);
  expect(left.delay).toBeCloseTo(((2 * Math.SQRT2 - 2) / 343) * 1000, 9);
  for (const { point, way } of reflections) {
    expect(distanceBetween(source, point) + distanceBetween(point, receiver)).toBeCloseTo(way, 9);
  }
  expect(reflections.map(({ wall }) => wall)).toEqual(['left', 'front', 'back', 'right']);
});

test('what is measured snaps to corners and middles that are near, and stays within the walls', () => {
  const plan = roomPlan('bedroom-studio');
  const things = sizedThings(plan);
  expect(snapped(plan, things, { x: -1, y: 0.1 })).toEqual({ x: 0, y: 0 });
  expect(snapped(plan, things, { x: 2.55, y: 3.2 })).toEqual({ x: 2.6, y: 3.1 });
  expect(snapped(plan, things, { x: 1.3, y: 3.4 })).toEqual({ x: 1.3, y: 3.4 });
});

test('the smallest thing at a point is meant, however it is turned', () => {
  const things = sizedThings(roomPlan('bedroom-studio'));
  expect(thingAt(things, { x: 0.3, y: 3.9 })?.kind).toBe('wardrobe');
  expect(thingAt(things, { x: 1.7, y: 1.6 })?.kind).toBe('listener');
  expect(thingAt(things, { x: 1.2, y: 3.5 })).toBeUndefined();
});

test('things that are alike are counted together', () => {
  const groups = groupedThings(roomPlan('podcast-room'));
  expect(groups.find(({ thing }) => thing.kind === 'chair')?.count).toBe(4);
  expect(groups.filter(({ thing }) => thing.kind === 'absorber')).toHaveLength(1);
});
