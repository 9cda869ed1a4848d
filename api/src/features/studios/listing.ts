import type { StudioRow } from '#db/studios/studio.repository.ts';

/** Where a studio is, in words: "London, United Kingdom". */
export function locationOf(studio: Pick<StudioRow, 'cityName' | 'country'>): string {
  return `${studio.cityName}, ${studio.country}`;
}

/** The average rating, or null for a studio without reviews. */
export function ratingOf(studio: Pick<StudioRow, 'rating' | 'reviewCount'>): number | null {
  return studio.reviewCount === 0 ? null : studio.rating;
}
