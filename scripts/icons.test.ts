import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../web/public');
const read = (path: string) => readFileSync(join(folder, path));

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as { icons: Icon[] };

describe('the icons of the manifest', () => {
  test.each(icons.filter(({ type }) => type === 'image/png'))(
    '$src is as large as it says',
    async ({ src, sizes, purpose }) => {
      const { width, height, hasAlpha } = await sharp(read(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      // What is cut out of it must not show through.
      expect(hasAlpha).toBe(purpose === undefined);
    },
  );

  test('have a small and a large one, for masks too', () => {
    const sizesFor = (purpose?: string) =>
      icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
    expect(sizesFor()).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(sizesFor('maskable')).toEqual(['192x192', '512x512']);
  });
});

test('the document names icons that are there', () => {
  const html = readFileSync(join(folder, '../index.html'), 'utf8');
  const links = html.matchAll(/rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g);
  const paths = [...links].map(([, path = '']) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png']),
  );
  expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

test('favicon.ico has three sizes', async () => {
  const file = read('favicon.ico');
  const widths = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    return sharp(file.subarray(offset, offset + file.readUInt32LE(entry + 8))).metadata();
  });
  const sizes = (await Promise.all(widths)).map(({ width }) => width);
  expect([file.readUInt16LE(4), ...sizes]).toEqual([3, 16, 32, 48]);
});
