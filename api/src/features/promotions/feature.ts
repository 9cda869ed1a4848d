import type { Feature } from '#api/lib/feature.ts';
import { promotionRates } from './promotion.limits.ts';
import { promotionMails } from './promotion.mails.ts';
import { promotionPayable } from './promotion.payable.ts';
import { PromotableStudioResolver, PromotionResolver } from './promotion.resolver.ts';
import { promotionSchedules } from './promotion.schedules.ts';

export const promotions: Feature = {
  name: 'promotions',
  resolvers: [PromotionResolver, PromotableStudioResolver],
  emails: promotionMails,
  schedules: promotionSchedules,
  payables: [promotionPayable],
  rateLimits: Object.values(promotionRates),
};
