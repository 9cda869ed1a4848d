import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Something that stands below the text of a page. */
type BelowText = LazyExoticComponent<ComponentType<{ pageId: string }>>;

const request: BelowText = lazy(async () => ({
  default: (await import('#web/features/help/components/service-request.tsx')).ServiceRequest,
}));

/** What stands below the texts of pages, by their ids: parts by name, in this order. */
export const belowText: Readonly<Partial<Record<string, Readonly<Record<string, BelowText>>>>> = {
  photographers: { request },
  'virtual-tours': { request },
  copywriters: { request },
  advertising: { request },
  packages: { request },
  partners: { request },
  'press-room': { request },
  careers: { request },
};
