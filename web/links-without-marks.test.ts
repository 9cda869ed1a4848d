import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MARKED } from './links-without-marks.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

test('links are marked unless they are told not to, where the build tells them', () => {
  const chunks = globSync('dist/production/chunk-*.mjs', { cwd: router });
  const marking = chunks
    .map((chunk) => readFileSync(join(router, chunk), 'utf8'))
    .filter((source) => source.includes('data-discover'));
  expect(marking.length).toBeGreaterThan(0);
  for (const source of marking) expect(source).toContain(MARKED);
});
