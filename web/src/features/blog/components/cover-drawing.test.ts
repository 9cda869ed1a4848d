import { describe, expect, test } from 'vitest';
import { blogCategories } from '#domain/texts/category.ts';
import { coverSize, drawCover } from './cover-drawing.ts';

const slugs = Array.from({ length: 40 }, (_, index) => `post-${index}`);

describe('a cover', () => {
  test('is the same each time, and another one for each post', () => {
    expect(drawCover('mixing', 'a-click')).toEqual(drawCover('mixing', 'a-click'));
    const drawn = slugs.map((slug) => drawCover('mixing', slug).lines);
    expect(new Set(drawn).size).toBe(slugs.length);
  });

  test.each(blogCategories)('of %s stays light and within its drawing', (category) => {
    for (const slug of slugs) {
      const { lines, accent } = drawCover(category, slug);
      expect(lines.length + accent.length).toBeLessThan(2500);
      expect(lines + accent).toMatch(/^[MmHhVvAaLlZz\d\s-]+$/);
      for (const [, x, y] of (lines + accent).matchAll(/M(-?\d+) (-?\d+)/g)) {
        // Rings reach beyond it and are cut.
        expect(Math.abs(Number(x))).toBeLessThan(2 * coverSize.width);
        expect(Number(y)).toBeLessThanOrEqual(coverSize.height);
      }
    }
  });

  test('of a category that nobody knows is one all the same', () => {
    expect(drawCover('constructor', 'x').lines).toMatch(/^M/);
  });
});
