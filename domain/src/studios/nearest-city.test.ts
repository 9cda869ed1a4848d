import { expect, test } from 'vitest';
import { byNearness, nearestCity } from './nearest-city.ts';

test.each([
  ['Oxford', 51.75, -1.26, 'london'],
  ['Malmö', 55.6, 13, 'berlin'],
  ['San Diego', 32.7, -117.2, 'los-angeles'],
  ['Auckland, beyond the date line from America', -36.8, 174.8, 'sydney'],
  ['Honolulu', 21.3, -157.9, 'los-angeles'],
])('%s is nearest to', (_name, latitude, longitude, id) => {
  expect(nearestCity({ latitude, longitude }).id).toBe(id);
});

test('cities that are known stand by how near they are, others not at all', () => {
  const known = ['tokyo', 'berlin', 'atlantis', 'london'].map((id) => ({ id }));
  const dublin = { latitude: 53.35, longitude: -6.26 };
  expect(byNearness(dublin, known).map(({ id }) => id)).toEqual(['london', 'berlin', 'tokyo']);
});
