import type { Feature } from '#api/lib/feature.ts';
import { testMail } from './admin.mails.ts';
import { outboxLimits } from './outbox.limits.ts';
import { OutboxResolver } from './outbox.resolver.ts';
import { outboxEndpoints } from './outbox.rest.ts';
import { OverviewResolver } from './overview.resolver.ts';

export const admin: Feature = {
  name: 'admin',
  resolvers: [OverviewResolver, OutboxResolver],
  endpoints: [...outboxEndpoints],
  emails: [testMail],
  rateLimits: Object.values(outboxLimits),
};
