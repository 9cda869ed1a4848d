import { describe, expect, test } from 'vitest';
import { coverMotifs, coverSize, drawCover } from './cover-drawing.ts';

const slugs = Array.from({ length: 40 }, (_, index) => `post-${index}`);

describe('a cover', () => {
  test('is the same each time, and another one for each post', () => {
    expect(drawCover('faders', 'a-click')).toEqual(drawCover('faders', 'a-click'));
    const drawn = slugs.map((slug) => drawCover('faders', slug).lines);
    expect(new Set(drawn).size).toBe(slugs.length);
  });

  test.each(coverMotifs)('of %s stays light and within its drawing', (motif) => {
    for (const slug of slugs) {
      const { lines, accent } = drawCover(motif, slug);
      expect(lines.length + accent.length).toBeLessThan(2500);
      expect(lines + accent).toMatch(/^[MmHhVvAaLlQqTtZz\d\s-]+$/);
      for (const [, x, y] of (lines + accent).matchAll(/M(-?\d+) (-?\d+)/g)) {
        // Rings reach beyond it and are cut.
        expect(Math.abs(Number(x))).toBeLessThan(2 * coverSize.width);
        expect(Number(y)).toBeLessThanOrEqual(coverSize.height);
      }
    }
  });
});
