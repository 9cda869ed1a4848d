import type { Feature } from '#api/lib/feature.ts';
import { OwnStudioResolver } from './own-studio.resolver.ts';
import { ownerCsvEndpoints } from './owner-csv.rest.ts';
import { ownerLimits } from './owner.limits.ts';
import { ownerMails } from './owner.mails.ts';
import { OwnerRequestResolver } from './owner-request.resolver.ts';
import { ownerSchedules } from './owner.schedules.ts';
import { PayoutResolver } from './payout.resolver.ts';
import { StatisticsResolver } from './statistics.resolver.ts';
import { TableImportResolver } from './table-import.resolver.ts';

export const owners: Feature = {
  name: 'owners',
  resolvers: [
    OwnStudioResolver,
    StatisticsResolver,
    PayoutResolver,
    OwnerRequestResolver,
    TableImportResolver,
  ],
  endpoints: ownerCsvEndpoints,
  emails: ownerMails,
  schedules: ownerSchedules,
  rateLimits: Object.values(ownerLimits),
};
