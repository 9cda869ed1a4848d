import { expect, test } from 'vitest';
import { nearestCity } from './nearest-city.ts';

test.each([
  ['Oxford', 51.75, -1.26, 'london'],
  ['Malmö', 55.6, 13, 'berlin'],
  ['San Diego', 32.7, -117.2, 'los-angeles'],
  ['Auckland, beyond the date line from America', -36.8, 174.8, 'sydney'],
  ['Honolulu', 21.3, -157.9, 'los-angeles'],
])('%s is nearest to', (_name, latitude, longitude, id) => {
  expect(nearestCity({ latitude, longitude }).id).toBe(id);
});
