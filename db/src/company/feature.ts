import type { DatabaseFeature } from '../lib/feature.ts';
import { Company } from '../migrations/0064-company.ts';
import { Waves } from '../migrations/0087-waves.ts';
import { EntrySchema } from './entry.entity.ts';
import { personalData } from './personal-data.ts';
import { RemovalRequestSchema } from './removal-request.entity.ts';

export const company = {
  name: 'company',
  entities: [EntrySchema, RemovalRequestSchema],
  migrations: { '0064-company': Company, '0087-waves': Waves },
  personal: personalData,
} as const satisfies DatabaseFeature;
