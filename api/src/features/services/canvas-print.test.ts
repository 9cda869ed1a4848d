import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderCanvasPrint } from './canvas-print.ts';

const peaks = Array.from({ length: 160 }, (_, index) => (index * 37) % 101);

test.each([
  ['small', 'classic', 3000, 2400],
  ['xlarge', 'artistic', 7200, 6000],
] as const)(
  'the file of a %s print, %s, has %i by %i pixels',
  async (size, style, width, height) => {
    const file = await renderCanvasPrint(peaks, { size, style });
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'png',
      width,
      height,
      density: 300,
    });
  },
);

test('what is drawn reaches the file, in the colors of its style', async () => {
  const file = await renderCanvasPrint([100, 100], { size: 'small', style: 'themed' });
  const at = async (left: number, top: number) => {
    const pixel = sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha();
    return [...(await pixel.raw().toBuffer())];
  };
  expect(await at(10, 10)).toEqual([0x17, 0x14, 0x0f]);
  expect(await at(900, 1200)).toEqual([0xff, 0x7a, 0x5c]);
});
