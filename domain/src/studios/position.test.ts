import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kilometersBetween } from './nearest-city.ts';
import { ROUGHLY_METERS, roughly, roundedBounds } from './position.ts';

test('a studio is never further from where everybody is told that it is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const told = { latitude: roughly(latitude), longitude: roughly(longitude) };
        expect(kilometersBetween({ latitude, longitude }, told) * 1000).toBeLessThan(
          ROUGHLY_METERS,
        );
      },
    ),
  );
});

test.each([
  [
    { south: 51.28675, west: -0.51035, north: 51.69187, east: 0.334 },
    { south: 51.287, west: -0.51, north: 51.692, east: 0.334 },
  ],
  // Seen from a map that was dragged around the earth.
  [
    { south: 35, west: 499, north: 36, east: 500 },
    { south: 35, west: 139, north: 36, east: 140 },
  ],
  [
    { south: -95, west: -250, north: 95, east: 250 },
    { south: -90, west: -180, north: 90, east: 180 },
  ],
  // Over the date line.
  [
    { south: -40, west: 170, north: -30, east: 190 },
    { south: -40, west: 170, north: -30, east: -170 },
  ],
])('bounds %j are kept as %j', (bounds, kept) => {
  expect(roundedBounds(bounds)).toEqual(kept);
});
