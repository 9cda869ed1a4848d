import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';

const SHAPE_WIDTH = 96;

/**
 * How loud a sound is from its beginning to its end, from 0 to 100.
 * @param {Float32Array} samples
 */
export function peaksOf(samples) {
  const width = Math.ceil(samples.length / SHAPE_WIDTH);
  return Array.from({ length: SHAPE_WIDTH }, (_, index) => {
    const part = samples.subarray(index * width, (index + 1) * width);
    return Math.round(100 * part.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  });
}

/**
 * Writes a file, unless it is there as it is.
 * @param {string} name from the root
 * @param {Buffer} content
 */
export function writeFile(name, content) {
  const path = join(root, name);
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
