import { expect, test } from 'vitest';
import { SLUG, slugOf } from './slug.ts';

test.each([
  ['Nell Ferrand', 'nell-ferrand'],
  ['José & the Ångströms', 'jose-the-angstroms'],
  ['  --Mix. Master! ', 'mix-master'],
  ['森の音', 'portfolio'],
  ['Edit', 'portfolio'],
  ['', 'portfolio'],
])('%j is found at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('an address is never longer than it may be, and always one', () => {
  const slug = slugOf('Long '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(60);
  expect(slug).toMatch(SLUG);
});
