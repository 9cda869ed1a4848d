import type { DatabaseFeature } from '../lib/feature.ts';
import { AccountDeletion } from '../migrations/0011-account-deletion.ts';

export const privacy = {
  name: 'privacy',
  entities: [],
  migrations: {
    '0011-account-deletion': AccountDeletion,
  },
} as const satisfies DatabaseFeature;
