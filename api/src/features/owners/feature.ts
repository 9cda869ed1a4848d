import type { Feature } from '#api/lib/feature.ts';
import { OwnStudioResolver } from './own-studio.resolver.ts';
import { ownerCsvEndpoints } from './owner-csv.rest.ts';
import { ownerLimits } from './owner.limits.ts';
import { ownerMails } from './owner.mails.ts';
import { OwnerRequestResolver } from './owner-request.resolver.ts';
import { ownerSchedules } from './owner.schedules.ts';
import { PayoutItemSessionResolver } from './payout-item-session.resolver.ts';
import { statementEndpoints } from './statement.rest.ts';
import { StatementResolver } from './statement.resolver.ts';
import { StatisticsResolver } from './statistics.resolver.ts';
import { TableImportResolver } from './table-import.resolver.ts';
import { TakingsResolver } from './takings.resolver.ts';

export const owners: Feature = {
  name: 'owners',
  resolvers: [
    OwnStudioResolver,
    StatisticsResolver,
    TakingsResolver,
    PayoutItemSessionResolver,
    StatementResolver,
    OwnerRequestResolver,
    TableImportResolver,
  ],
  endpoints: [...ownerCsvEndpoints, ...statementEndpoints],
  emails: ownerMails,
  schedules: ownerSchedules,
  rateLimits: Object.values(ownerLimits),
};
