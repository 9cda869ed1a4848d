import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_MAKER } from './icons-by-reference.ts';

const packages = createRequire(import.meta.url)
  .resolve('lucide-react')
  .split('lucide-react')[0]!;

test('the module that makes icons is there, and they are made with it', () => {
  const maker = join(packages, ICON_MAKER);
  expect(existsSync(maker)).toBe(true);
  const heart = readFileSync(join(dirname(maker), 'icons/heart.mjs'), 'utf8');
  expect(heart).toContain("import createLucideIcon from '../createLucideIcon.mjs'");
});
