import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './project.mjs';
import { filesBelow } from './stamps.mjs';

/** Bytes of a second, at 96 kilobits. */
const SECOND_BYTES = 12_000;

/** What an encoder adds at both ends, in milliseconds. */
const ADDED_MS = 120;

/** Where sounds are, and where what they look like is read. */
const folders = [
  ['web/src/features/samples/sounds', 'domain/src/samples'],
  ['web/src/features/directories/sounds', 'web/src/features/directories/sounds'],
] as const;

describe.each(folders)('in %s', (folder, shapesFolder) => {
  const sounds = filesBelow([folder], (path) => path.endsWith('.mp3'));
  const shapes = JSON.parse(
    readFileSync(join(root, shapesFolder, 'shapes.generated.json'), 'utf8'),
  ) as Record<string, { durationMs: number; peaks: number[] }>;

  test('each sound has its shape, and nothing else is there', () => {
    const files = Object.keys(shapes).map((name) => `${folder}/${name}.generated.mp3`);
    expect(sounds).toEqual(files.toSorted());
    expect(filesBelow([folder], (path) => !path.endsWith('.json'))).toEqual(sounds);
  });

  test.each(Object.entries(shapes))('%s is as long as is said, and never silent', (name, shape) => {
    const file = readFileSync(join(root, folder, `${name}.generated.mp3`));
    expect(file.readUInt16BE(0)).toBe(0xfffb);
    const lengthMs = (file.length * 1000) / SECOND_BYTES;
    expect(lengthMs).toBeGreaterThanOrEqual(shape.durationMs);
    expect(lengthMs).toBeLessThan(shape.durationMs + ADDED_MS);
    expect(shape.durationMs).toBeLessThanOrEqual(30_000);
    // Until it fades.
    const middle = shape.peaks.slice(0, -12);
    expect(middle).toHaveLength(84);
    expect(Math.min(...middle)).toBeGreaterThan(0);
    expect(Math.max(...middle)).toBeLessThan(95);
  });
});
