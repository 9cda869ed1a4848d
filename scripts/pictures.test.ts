import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { categoryIds } from '#domain/studios/category.ts';
import { cityIds } from '#domain/studios/city.ts';
import { categoryPicture, cityPicture, heroPictures } from '#domain/studios/pictures.ts';
import { PICTURES_VERSION } from '#domain/studios/pictures-version.ts';
import { PICTURES, versionOf } from './lib/pictures.ts';

/** What a picture may weigh at most when it is sent (brand), and all of them in the repository. */
const LIMIT = 12 * 1024;
const LIMIT_OF_ALL = 1024 * 1024;

const folder = fileURLToPath(PICTURES);

/** The documents by their paths, as the browser asks for them. */
const files = new Map<string, string>(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      return [`/pictures/${path}`, readFileSync(file, 'utf8')] as const;
    }),
);

const shown = [
  ...cityIds.map((id) => ['city', id, cityPicture(id)] as const),
  ['city', 'of no picture', cityPicture('reykjavik')] as const,
  ...categoryIds.map((id) => ['room type', id, categoryPicture(id)] as const),
  ...heroPictures.map((path, index) => ['home page', index + 1, path] as const),
];

describe('the pictures that the product brings', () => {
  test.each(shown)('show the %s %s, and nothing else does', (_kind, _name, path) => {
    const picture = files.get(path);
    expect(picture).toMatch(/^<svg /);
    expect([...files.values()].filter((other) => other === picture)).toHaveLength(1);
    expect(gzipSync(picture!).length).toBeLessThan(LIMIT);
  });

  test('are all shown', () => {
    expect([...files.keys()].toSorted()).toEqual(shown.map(([, , path]) => path).toSorted());
  });

  test('have the version of what they are, so that nobody keeps an old one', () => {
    const prefix = `/pictures/${PICTURES_VERSION}/`;
    const pictures = [...files].map(([path, text]) => [path.slice(prefix.length), text] as const);
    expect(versionOf(new Map(pictures))).toBe(PICTURES_VERSION);
  });

  test('take little room', () => {
    const sizes = [...files.values()].map((text) => Buffer.byteLength(text));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT_OF_ALL);
  });
});
