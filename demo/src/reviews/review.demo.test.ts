import { describe, expect, it } from 'vitest';
import { reviewSchema } from '#domain/reviews/review.schema.ts';
import { demoPeople } from '#demo/accounts/people.demo.ts';
import { foreignProducts } from '#demo/studios/gear/mentions.ts';
import { demoStudios } from '#demo/studios/studio.demo.ts';
import { demoReviews } from './review.demo.ts';

const studios = demoStudios();
const musicians = demoPeople().filter(({ kind }) => kind === 'musician');
const reviews = demoReviews(studios, musicians.length);
const byStudio = Map.groupBy(reviews, ({ studioId }) => studioId);

describe('the demo reviews', () => {
  it('are the same at every call', () => {
    expect(demoReviews(studios, musicians.length)).toEqual(reviews);
  });

  it('are some five thousand, unevenly spread', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(4500);
    expect(reviews.length).toBeLessThanOrEqual(6000);
    const without = studios.filter(({ id }) => !byStudio.has(id)).length;
    expect(without / studios.length).toBeGreaterThan(0.04);
    expect(without / studios.length).toBeLessThan(0.08);
    const most = Math.max(...[...byStudio.values()].map((ofStudio) => ofStudio.length));
    expect(most).toBeGreaterThanOrEqual(30);
    expect(most).toBeLessThanOrEqual(40);
  });

  it('are written by musicians, once a studio, while it was listed', () => {
    for (const [studioId, ofStudio] of byStudio) {
      const { createdDaysAgo } = studios[studioId - 1]!;
      expect(new Set(ofStudio.map(({ authorIndex }) => authorIndex)).size).toBe(ofStudio.length);
      for (const { authorIndex, daysAgo } of ofStudio) {
        expect(musicians[authorIndex]).toBeDefined();
        expect(daysAgo).toBeGreaterThanOrEqual(0);
        expect(daysAgo).toBeLessThan(createdDaysAgo);
      }
    }
  });

  it('are mostly kind, with honest exceptions', () => {
    const share = (rating: number) =>
      reviews.filter((review) => review.rating === rating).length / reviews.length;
    expect(share(5)).toBeGreaterThan(0.45);
    expect(share(4)).toBeGreaterThan(0.2);
    expect(share(3)).toBeGreaterThan(0.05);
    expect(share(2)).toBeGreaterThan(0.01);
    expect(share(1)).toBeGreaterThan(0.003);
    expect(share(1)).toBeLessThan(0.03);
  });

  it('could have been written in the form', () => {
    for (const { authorIndex, ...review } of reviews) {
      const { name } = musicians[authorIndex]!;
      expect(() => reviewSchema.validateSync({ name, ...review })).not.toThrow();
      expect(`${review.title} ${review.content}`).not.toMatch(/[!{}<>|[\]]|undefined|\s{2,}/);
    }
  });

  it('hardly repeat each other', () => {
    const texts = new Set(reviews.map(({ content }) => content));
    expect(texts.size / reviews.length).toBeGreaterThan(0.995);
    for (const ofStudio of byStudio.values()) {
      expect(new Set(ofStudio.map(({ content }) => content)).size).toBe(ofStudio.length);
    }
  });

  it('name only gear that the studio has', () => {
    const strangers = reviews.flatMap(({ studioId, title, content }) => {
      const text = `${title}: ${content}`;
      return foreignProducts(text, studios[studioId - 1]!.equipment).map(
        (product) => `${studioId}: ${product} in “${text}”`,
      );
    });
    expect(strangers).toEqual([]);
  });
});
