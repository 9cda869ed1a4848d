import { DomainError } from '#domain/errors/domain-error.ts';
import type { ProjectMembers } from '#domain/projects/project.ts';
import type { Transfer } from '#domain/projects/split.ts';
import { rule } from '#api/lib/policy.ts';

/** What rights in a project depend on. */
export interface ProjectParties {
  members: ProjectMembers;
}

/** Something that members have written or uploaded. */
export interface OfMembers extends ProjectParties {
  /** Whose it is. */
  ofIds: readonly number[];
}

export const projectPolicy = {
  /** Seeing a project and everything in it: those who take part. To all others it is as if there were none. */
  see: rule<ProjectParties>({
    allows: ({ id }, { members }) => members.has(id),
    refusal: () => new DomainError('NOT_FOUND', 'projects.notFound'),
  }),
  /** Saying what it is, who takes part, and removing it. */
  lead: rule<ProjectParties>({
    allows: ({ id }, { members }) => members.get(id) === 'lead',
    refusal: () => new DomainError('FORBIDDEN', 'projects.leadOnly'),
  }),
  /** Changing what somebody wrote. */
  edit: rule<Pick<OfMembers, 'ofIds'>>({
    allows: ({ id }, { ofIds }) => ofIds.includes(id),
    refusal: () => new DomainError('FORBIDDEN', 'projects.ownOnly'),
  }),
  /** Removing what somebody wrote or uploaded, and changing costs. */
  manage: rule<OfMembers>({
    allows: ({ id }, { members, ofIds }) => ofIds.includes(id) || members.get(id) === 'lead',
    refusal: () => new DomainError('FORBIDDEN', 'projects.ownOrLead'),
  }),
  /** Noting that a transfer was paid, or was not. */
  settle: rule<ProjectParties & Pick<Transfer, 'fromId' | 'toId'>>({
    allows: ({ id }, { members, fromId, toId }) =>
      id === fromId || id === toId || members.get(id) === 'lead',
    refusal: () => new DomainError('FORBIDDEN', 'projects.partiesOnly'),
  }),
};
