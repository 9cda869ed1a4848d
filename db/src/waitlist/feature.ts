import type { DatabaseFeature } from '../lib/feature.ts';
import { Waitlist } from '../migrations/0058-waitlist.ts';
import { personalData } from './personal-data.ts';
import { WaitlistEntrySchema } from './waitlist.entity.ts';

export const waitlist = {
  name: 'waitlist',
  entities: [WaitlistEntrySchema],
  migrations: { '0058-waitlist': Waitlist },
  personal: personalData,
} as const satisfies DatabaseFeature;
