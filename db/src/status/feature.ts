import type { DatabaseFeature } from '../lib/feature.ts';
import { Status } from '../migrations/0067-status.ts';
import { PlannedWork } from '../migrations/0076-planned-work.ts';
import { StatusDaySchema, StatusNoticeSchema, StatusUpdateSchema } from './status.entity.ts';

export const status = {
  name: 'status',
  entities: [StatusDaySchema, StatusNoticeSchema, StatusUpdateSchema],
  migrations: { '0067-status': Status, '0076-planned-work': PlannedWork },
} as const satisfies DatabaseFeature;
