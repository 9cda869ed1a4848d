import type { Feature } from '#api/lib/feature.ts';
import { reportLimits } from './report.limits.ts';
import { ReportResolver } from './report.resolver.ts';

export const reports: Feature = {
  name: 'reports',
  resolvers: [ReportResolver],
  rateLimits: Object.values(reportLimits),
};
