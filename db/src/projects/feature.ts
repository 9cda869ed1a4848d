import type { DatabaseFeature } from '../lib/feature.ts';
import { Projects } from '../migrations/0051-projects.ts';
import { personalData } from './personal-data.ts';
import {
  ProjectCostSchema,
  ProjectCostShareSchema,
  ProjectSettlementSchema,
} from './project-cost.entity.ts';
import {
  ProjectFileSchema,
  ProjectInvitationSchema,
  ProjectMemberSchema,
  ProjectNoteSchema,
  ProjectSchema,
} from './project.entity.ts';

export const projects = {
  name: 'projects',
  entities: [
    ProjectSchema,
    ProjectMemberSchema,
    ProjectInvitationSchema,
    ProjectNoteSchema,
    ProjectFileSchema,
    ProjectCostSchema,
    ProjectCostShareSchema,
    ProjectSettlementSchema,
  ],
  migrations: { '0051-projects': Projects },
  personal: personalData,
} as const satisfies DatabaseFeature;
