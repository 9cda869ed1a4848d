import type { FeatureCollection, Position } from 'geojson';
import { expect, test } from 'vitest';
import { unwrapped } from './outlines.ts';

/** A country of one ring. */
function country(...ring: Position[]): FeatureCollection {
  const geometry = { type: 'Polygon' as const, coordinates: [ring] };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
}

test('a country on both sides of the date line is in one piece, where most of it is', () => {
  const east = country([100, 60], [179, 60], [-178, 65], [-180, 70], [170, 70], [100, 60]);
  expect(unwrapped(east)).toEqual(
    country([100, 60], [179, 60], [182, 65], [180, 70], [170, 70], [100, 60]),
  );
  const west = country([-180, 10], [179, 12], [-170, 12], [-120, 11], [-180, 10]);
  expect(unwrapped(west)).toEqual(
    country([-180, 10], [-181, 12], [-170, 12], [-120, 11], [-180, 10]),
  );
});

test('any other country stays as it is', () => {
  const elsewhere = country([-10, 40], [4, 42], [-2, 36], [-10, 40]);
  expect(unwrapped(elsewhere)).toEqual(elsewhere);
});
