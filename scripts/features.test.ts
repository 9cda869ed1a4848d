import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const features = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8')) as string[];

function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

describe('features', () => {
  /** Folders of features, and what stands beside the features there. */
  test.each([
    ['domain/src', ['documents', 'enums', 'errors', 'messages', 'previews', 'rendering', 'time']],
    ['db/src', ['backup', 'embedded', 'lib', 'migrations', 'testing']],
    ['demo/src', ['lib', 'scenes', 'sounds']],
    ['api/src/features', []],
    ['web/src/features', []],
  ])('have the names of features.json in %s', (path, others) => {
    const unknown = foldersIn(path).filter(
      (name) => !features.includes(name) && !others.includes(name),
    );
    expect(unknown).toEqual([]);
    // What is listed as something else is still there.
    expect(foldersIn(path)).toEqual(expect.arrayContaining(others));
  });

  test('that people use are stored and served under the same name', () => {
    const served = foldersIn('api/src/features');
    const shown = foldersIn('web/src/features');
    // What needs nothing of the server.
    const alone = ['elements', 'layouts', 'samples'];
    expect(shown.filter((name) => !served.includes(name))).toEqual(alone);
  });

  test('are listed once', () => {
    expect(new Set(features).size).toBe(features.length);
  });
});
