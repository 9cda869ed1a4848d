import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';
import { filesBelow } from './stamps.mjs';

const folder = 'web/src/features/directories/sounds';
const sounds = filesBelow([folder], (path) => path.endsWith('.wav'));
const shapes = JSON.parse(
  readFileSync(join(root, folder, 'shapes.generated.json'), 'utf8'),
) as Record<string, { durationMs: number; peaks: number[] }>;

test.each(sounds)('%s is a sound of a few seconds that is neither silent nor cut off', (path) => {
  const file = readFileSync(join(root, path));
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, index) =>
    file.readInt16LE(44 + index * 2),
  );
  const most = samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0);
  expect(most).toBeGreaterThan(20_000);
  expect(most).toBeLessThan(32_767);
  const [name] = /[a-z-]+(?=\.generated)/.exec(path)!;
  const shape = shapes[name]!;
  expect(shape.durationMs).toBeCloseTo((samples.length / 22_050) * 1000, -1);
  expect(shape.durationMs).toBeLessThan(20_000);
  expect(Math.max(...shape.peaks)).toBe(90);
});
