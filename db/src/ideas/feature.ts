import type { DatabaseFeature } from '../lib/feature.ts';
import { Ideas } from '../migrations/0066-ideas.ts';
import { IdeaSchema, IdeaVoteSchema } from './idea.entity.ts';
import { personalData } from './personal-data.ts';

export const ideas = {
  name: 'ideas',
  entities: [IdeaSchema, IdeaVoteSchema],
  migrations: { '0066-ideas': Ideas },
  personal: personalData,
} as const satisfies DatabaseFeature;
