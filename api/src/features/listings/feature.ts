import type { Feature } from '#api/lib/feature.ts';
import { DecisionResolver } from './decision.resolver.ts';
import { GearResolver } from './gear.resolver.ts';
import { listingLimits } from './listing.limits.ts';
import { listingMails } from './listing.mails.ts';
import { ListingResolver } from './listing.resolver.ts';
import { listingUploads } from './listing.rest.ts';
import { PictureCropResolver } from './picture-crop.resolver.ts';

export const listings: Feature = {
  name: 'listings',
  resolvers: [ListingResolver, PictureCropResolver, DecisionResolver, GearResolver],
  uploads: listingUploads,
  emails: listingMails,
  rateLimits: Object.values(listingLimits),
};
