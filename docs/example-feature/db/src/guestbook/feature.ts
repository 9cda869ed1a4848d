import type { DatabaseFeature } from '../lib/feature.ts';
import { Guestbook } from '../migrations/9000-guestbook.ts';
import { GreetingSchema } from './greeting.entity.ts';
import { personalData } from './personal-data.ts';

export const guestbook = {
  name: 'guestbook',
  entities: [GreetingSchema],
  migrations: { '9000-guestbook': Guestbook },
  personal: personalData,
} as const satisfies DatabaseFeature;
