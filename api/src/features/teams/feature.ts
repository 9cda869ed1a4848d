import type { Feature } from '#api/lib/feature.ts';
import { teamLimits } from './team.limits.ts';
import { teamMails } from './team.mails.ts';
import { TeamInvitationResolver, TeamMemberResolver, TeamResolver } from './team.resolver.ts';
import { UserTeamsResolver } from './user-teams.resolver.ts';

export const teams: Feature = {
  name: 'teams',
  resolvers: [TeamResolver, TeamMemberResolver, TeamInvitationResolver, UserTeamsResolver],
  emails: teamMails,
  rateLimits: Object.values(teamLimits),
};
