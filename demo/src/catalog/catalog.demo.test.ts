import { expect, test } from 'vitest';
import { productLimits } from '#domain/catalog/product.ts';
import { demoFiles, packFiles } from './pack-files.ts';
import { demoCategories, demoProducts } from './product.demo.ts';
import {
  describeProductPicture,
  drawProductPicture,
  productPicturePath,
  productViews,
} from './product-picture.ts';

test('the shop of the demo has something of everything', () => {
  expect(demoProducts.length).toBeGreaterThan(30);
  expect(new Set(demoProducts.map(({ slug }) => slug)).size).toBe(demoProducts.length);
  expect(new Set(demoProducts.map(({ categoryId }) => categoryId))).toEqual(
    new Set(Object.keys(demoCategories)),
  );
  const some = (matches: (product: (typeof demoProducts)[number]) => boolean) =>
    demoProducts.filter(matches).length;
  expect(some(({ isFeatured }) => isFeatured === true)).toBeGreaterThan(4);
  expect(some(({ before }) => before !== undefined)).toBeGreaterThan(4);
  expect(some(({ daysAgo }) => daysAgo < 7)).toBeGreaterThan(2);
  expect(some(({ stock }) => stock === 0)).toBe(1);
  expect(some(({ sounds }) => sounds !== undefined)).toBeGreaterThan(4);
  expect(some(({ variants = [] }) => variants.length > 3)).toBeGreaterThan(2);
  for (const { name, short, description } of demoProducts) {
    expect(name.length).toBeLessThanOrEqual(productLimits.name);
    expect(short.length).toBeLessThanOrEqual(productLimits.shortDescription);
    expect(description.length).toBeLessThanOrEqual(productLimits.description);
  }
});

test('each product is drawn in three ways, in words too, and in few bytes', () => {
  for (const { motif, colour } of demoProducts) {
    for (const view of productViews) {
      const picture = { motif, colour, view };
      const drawn = drawProductPicture(productPicturePath(picture))!;
      expect(drawn).toMatch(/^<svg .*<\/svg>$/);
      expect(drawn).not.toContain('NaN');
      expect(drawn.length).toBeLessThan(12 * 1024);
      expect(describeProductPicture(picture).length).toBeLessThanOrEqual(productLimits.alt);
    }
  }
  expect(drawProductPicture('/scenes/product/constructor/2f5b60-front.svg')).toBeUndefined();
  expect(drawProductPicture('/scenes/product/cap/2f5b60-back.svg')).toBeUndefined();
  expect(drawProductPicture('/scenes/product/cap/2F5B60-front.svg')).toBeUndefined();
});

test('what is downloaded are small WAV files with sound in them', () => {
  const [kick] = packFiles(demoProducts.find(({ sounds }) => sounds?.includes('kick'))!);
  const file = kick!.render();
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
  const loudest = new Int16Array(file.buffer, file.byteOffset + 44).reduce(
    (most, sample) => Math.max(most, Math.abs(sample)),
    0,
  );
  expect(loudest).toBeGreaterThan(20_000);
  for (const { render } of demoFiles) expect(render().length).toBeLessThan(512 * 1024);
});
