import type { DatabaseFeature } from '../lib/feature.ts';
import { BlockedTimes } from '../migrations/0044-blocked-times.ts';
import { BlockTimeSchema, CalendarImportSchema, StudioBlockSchema } from './block.entity.ts';

export const blocks = {
  name: 'blocks',
  entities: [StudioBlockSchema, CalendarImportSchema, BlockTimeSchema],
  migrations: { '0044-blocked-times': BlockedTimes },
} as const satisfies DatabaseFeature;
