import { reviewAspects } from '#domain/reviews/review-aspect.ts';
import type { AspectRatings } from '#domain/reviews/review-aspect.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Rating } from './composition.ts';

const NONE: AspectRatings = { sound: null, gear: null, room: null, host: null, value: null };

/** What a reviewer says of single aspects: most rate all of them or none, near what they gave in all. */
export function demoAspects(studioId: number, authorIndex: number, rating: Rating): AspectRatings {
  // By itself, so that the reviews are what they would be without it.
  const random = seeded('aspects', studioId, authorIndex);
  if (random.chance(0.35)) return NONE;
  const strength = seeded('strength', studioId);
  return Object.fromEntries(
    reviewAspects.map((aspect) => {
      // What a studio is known for.
      const leaning = strength.between(-0.6, 0.6);
      const rated = Math.round(rating + leaning + random.between(-0.7, 0.7));
      return [aspect, random.chance(0.08) ? null : Math.min(5, Math.max(1, rated))];
    }),
  ) as unknown as AspectRatings;
}
