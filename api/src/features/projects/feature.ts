import type { Feature } from '#api/lib/feature.ts';
import {
  ProjectFileResolver,
  ProjectFilesResolver,
  ProjectNoteResolver,
} from './project-content.resolver.ts';
import { ProjectCostsResolver } from './project-cost.resolver.ts';
import { ProjectEventsResolver } from './project-events.resolver.ts';
import {
  ProjectInvitationResolver,
  ProjectMembershipResolver,
} from './project-invitation.resolver.ts';
import { projectTopics } from './project.events.ts';
import { projectRates } from './project.limits.ts';
import { projectMails } from './project.mails.ts';
import { ProjectMemberResolver, ProjectResolver } from './project.resolver.ts';
import { projectEndpoints, projectUploads } from './project.rest.ts';

export const projects: Feature = {
  name: 'projects',
  resolvers: [
    ProjectResolver,
    ProjectMemberResolver,
    ProjectMembershipResolver,
    ProjectInvitationResolver,
    ProjectNoteResolver,
    ProjectFilesResolver,
    ProjectFileResolver,
    ProjectCostsResolver,
    ProjectEventsResolver,
  ],
  endpoints: projectEndpoints,
  uploads: projectUploads,
  emails: projectMails,
  topics: projectTopics,
  rateLimits: Object.values(projectRates),
};
