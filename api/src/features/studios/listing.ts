import { houseRules } from '#domain/studios/what-fits.ts';
import type { HouseRule } from '#domain/studios/what-fits.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';

/** Where a studio is, in words: "London, United Kingdom". */
export function locationOf(studio: Pick<StudioRow, 'cityName' | 'country'>): string {
  return `${studio.cityName}, ${studio.country}`;
}

/** The average rating, or null for a studio without reviews. */
export function ratingOf(studio: Pick<StudioRow, 'rating' | 'reviewCount'>): number | null {
  return studio.reviewCount === 0 ? null : studio.rating;
}

/** What the owner of a studio allows and forbids, in the order of the rules. */
export function houseRulesOf({
  allowedRules,
  forbiddenRules,
}: StudioRow): { kind: HouseRule; isAllowed: boolean }[] {
  return houseRules
    .filter((kind) => allowedRules.includes(kind) || forbiddenRules.includes(kind))
    .map((kind) => ({ kind, isAllowed: allowedRules.includes(kind) }));
}
