import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';

const page = readFileSync(new URL('../../../docs/api/files.md', import.meta.url), 'utf8');

const BYTES_IN_MB = 1024 * 1024;

/** The rows of the page's table of uploads, without what aligns them. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `PUT '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the page on files names every upload, what it takes, how large, and who reads it', () => {
  const uploads = joinFeatures(features).uploads.map(({ path, kind }) => {
    const types = kind.accepts.map(({ contentType }) => `\`${contentType}\``);
    return [
      '',
      `\`PUT /api${path.replaceAll(/:(\w+)/g, '{$1}')}\``,
      types.join(', ').replace(/, ([^,]+)$/, ' or $1'),
      `${kind.limitBytes / BYTES_IN_MB} MB`,
      kind.serves.visibility === 'public' ? 'everybody' : 'a signed link',
      '',
    ];
  });
  expect(uploads.length).toBeGreaterThan(0);
  expect(rows).toEqual(uploads);
});
