import type { DatabaseFeature } from '../lib/feature.ts';
import { StudioViews } from '../migrations/0043-studio-views.ts';
import { OwnerRequests } from '../migrations/0047-owner-requests.ts';
import { OwnerRequestSchema } from './owner-request.entity.ts';
import { personalData } from './personal-data.ts';
import { StudioViewMarkSchema, StudioViewsSchema } from './studio-views.entity.ts';

export const owners = {
  name: 'owners',
  entities: [StudioViewsSchema, StudioViewMarkSchema, OwnerRequestSchema],
  migrations: { '0043-studio-views': StudioViews, '0047-owner-requests': OwnerRequests },
  personal: personalData,
} as const satisfies DatabaseFeature;
