import { expect, test } from 'vitest';
import { demoAspects } from './aspects.ts';

const studios = Array.from({ length: 200 }, (_, index) => index + 1);

test('aspects are rated by some, near what a review gives in all, and the same every time', () => {
  const all = studios.map((studioId) => demoAspects(studioId, 3, 4));
  expect(all).toEqual(studios.map((studioId) => demoAspects(studioId, 3, 4)));
  const given = all.filter((aspects) => Object.values(aspects).some((rating) => rating !== null));
  expect(given.length / all.length).toBeGreaterThan(0.5);
  expect(given.length / all.length).toBeLessThan(0.8);
  for (const rating of given.flatMap((aspects) => Object.values(aspects))) {
    expect([null, 3, 4, 5]).toContain(rating);
  }
});
