import type { DatabaseFeature } from '../lib/feature.ts';
import { Teams } from '../migrations/0041-teams.ts';
import { personalData } from './personal-data.ts';
import { StudioInvitationSchema, StudioMemberSchema } from './team.entity.ts';

export const teams = {
  name: 'teams',
  entities: [StudioMemberSchema, StudioInvitationSchema],
  migrations: { '0041-teams': Teams },
  personal: personalData,
} as const satisfies DatabaseFeature;
