import type { DatabaseFeature } from '../lib/feature.ts';
import { Status } from '../migrations/0067-status.ts';
import { StatusDaySchema, StatusNoticeSchema, StatusUpdateSchema } from './status.entity.ts';

export const status = {
  name: 'status',
  entities: [StatusDaySchema, StatusNoticeSchema, StatusUpdateSchema],
  migrations: { '0067-status': Status },
} as const satisfies DatabaseFeature;
