import type { DatabaseFeature } from '../lib/feature.ts';
import { UnclaimedStudios } from '../migrations/0055-unclaimed-studios.ts';
import { personalData } from './personal-data.ts';
import { StudioClaimSchema } from './studio-claim.entity.ts';
import { UnclaimedStudioSchema } from './unclaimed-studio.entity.ts';

export const claims = {
  name: 'claims',
  entities: [UnclaimedStudioSchema, StudioClaimSchema],
  migrations: { '0055-unclaimed-studios': UnclaimedStudios },
  personal: personalData,
} as const satisfies DatabaseFeature;
