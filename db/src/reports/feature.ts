import type { DatabaseFeature } from '../lib/feature.ts';
import { StudioReports } from '../migrations/0031-studio-reports.ts';
import { personalData } from './personal-data.ts';
import { StudioReportSchema } from './studio-report.entity.ts';

export const reports = {
  name: 'reports',
  entities: [StudioReportSchema],
  migrations: { '0031-studio-reports': StudioReports },
  personal: personalData,
} as const satisfies DatabaseFeature;
