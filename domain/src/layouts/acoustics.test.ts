import { expect, test } from 'vitest';
import {
  areaOf,
  axialModes,
  materials,
  ratioOf,
  reverberationTimes,
  schroederFrequency,
  surfaceAreas,
  volumeOf,
} from './acoustics.ts';
import { roomPlans } from './plans.ts';
import type { RoomPlan } from './room-plan.ts';

/** A bare box of concrete. */
const box: RoomPlan = {
  id: 'box',
  category: 'recording',
  width: 4,
  length: 5,
  height: 2.5,
  surfaces: { floor: 'concrete', ceiling: 'concrete', walls: 'concrete' },
  openings: [],
  things: [],
  paths: [],
};

test('a room is measured', () => {
  expect(areaOf(box)).toBe(20);
  expect(volumeOf(box)).toBe(50);
  expect(ratioOf(box)).toEqual([1, 1.6, 2]);
});

test('the first axial mode of five meters is at 34.3 Hz, and the others in their order', () => {
  expect(
    axialModes(box, 4).map(({ axis, order, hz }) => `${axis} ${order} ${hz.toFixed(1)}`),
  ).toEqual(['length 1 34.3', 'width 1 42.9', 'length 2 68.6', 'height 1 68.6']);
});

test('reverberation is Sabine’s 0.161 times the volume by what surfaces and air absorb', () => {
  const surface = 2 * 20 + 2 * 2.5 * 9;
  const [low, middle] = reverberationTimes(box);
  expect(low).toBeCloseTo((0.161 * 50) / (0.01 * surface + 0.0004 * 50), 1);
  expect(middle).toBeCloseTo((0.161 * 50) / (0.02 * surface + 0.0025 * 50), 1);
  expect(schroederFrequency(box)).toBeCloseTo(2000 * Math.sqrt(middle / 50), 9);
});

test('what stands before a wall or lies on the floor is in its place there', () => {
  const treated: RoomPlan = {
    ...box,
    openings: [{ kind: 'door', wall: 'back', from: 1, width: 1, height: 2 }],
    things: [
      { kind: 'absorber', x: 2, y: 0.05 },
      { kind: 'rug', x: 2, y: 2 },
      { kind: 'cloud', x: 2, y: 2 },
    ],
  };
  const areas = surfaceAreas(treated);
  const all = areas.reduce((sum, { area }) => sum + area, 0);
  expect(all).toBeCloseTo(2 * 20 + 2 * 2.5 * 9, 9);
  expect(areas).toContainEqual({ material: 'door', area: 2 });
  expect(areas).toContainEqual({ material: 'carpet', area: 3.2 });
  expect(reverberationTimes(treated)[1]).toBeLessThan(reverberationTimes(box)[1] / 2);
});

test('no material gives back more than it gets', () => {
  for (const coefficients of Object.values(materials)) {
    for (const value of coefficients) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  }
});

test.each<RoomPlan>(roomPlans)('$id sounds as such rooms do', (plan) => {
  const [, middle] = reverberationTimes(plan);
  const most = { 'orchestral-stage': 2.2, 'live-room': 1.3, 'drum-room': 0.8 }[plan.id] ?? 0.5;
  expect(middle).toBeGreaterThan(0.1);
  expect(middle).toBeLessThan(most);
  expect(surfaceAreas(plan).every(({ area }) => area > 0)).toBe(true);
});
