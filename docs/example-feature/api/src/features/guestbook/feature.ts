import type { Feature } from '#api/lib/feature.ts';
import { GreetingResolver } from './greeting.resolver.ts';
import { guestbookEndpoints } from './greeting.rest.ts';
import { guestbookLimits } from './guestbook.limits.ts';

export const guestbook: Feature = {
  name: 'guestbook',
  resolvers: [GreetingResolver],
  endpoints: guestbookEndpoints,
  rateLimits: Object.values(guestbookLimits),
};
