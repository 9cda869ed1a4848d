import type { PromotionKind } from '#domain/promotions/promotion.ts';

/** Where promotions of a kind are bought, and listed. */
export const promotionPaths = {
  boost: '/owner-dashboard/boost-listing',
  featured: '/owner-dashboard/get-featured',
} as const satisfies Record<PromotionKind, string>;
