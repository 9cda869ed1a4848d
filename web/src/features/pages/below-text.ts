import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Something that stands below the text of a page. */
type BelowText = LazyExoticComponent<ComponentType<{ pageId: string }>>;

const request: BelowText = lazy(async () => ({
  default: (await import('#web/features/help/components/service-request.tsx')).ServiceRequest,
}));

const openings: BelowText = lazy(async () => ({
  default: (await import('#web/features/company/components/opening-list.tsx')).OpeningList,
}));

const partners: BelowText = lazy(async () => ({
  default: (await import('#web/features/company/components/partner-list.tsx')).PartnerList,
}));

const mentions: BelowText = lazy(async () => ({
  default: (await import('#web/features/company/components/press-list.tsx')).PressList,
}));

const affiliate: BelowText = lazy(async () => ({
  default: (await import('#web/features/affiliates/components/affiliate-desk.tsx')).AffiliateDesk,
}));

const promotions: BelowText = lazy(async () => ({
  default: (await import('#web/features/deals/components/running-promotions.tsx'))
    .RunningPromotions,
}));

const mediaKit: BelowText = lazy(async () => ({
  default: (await import('./components/media-kit.tsx')).MediaKit,
}));

/** What stands below the texts of pages, by their ids: parts by name, in this order. */
export const belowText: Readonly<Partial<Record<string, Readonly<Record<string, BelowText>>>>> = {
  photographers: { request },
  'virtual-tours': { request },
  copywriters: { request },
  advertising: { request },
  packages: { request },
  promotions: { promotions },
  affiliate: { affiliate },
  partners: { partners, request },
  'press-room': { mentions, request },
  mediakit: { mediaKit },
  careers: { openings, request },
};
