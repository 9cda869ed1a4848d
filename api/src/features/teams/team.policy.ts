import { mayDo } from '#domain/teams/team.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { rule } from '#api/lib/policy.ts';

/** A team as it depends on it who may do what. */
export interface TeamParties {
  team: StudioTeam;
}

export const teamPolicy = {
  /** Seeing who works for a studio: those who do. */
  see: rule<TeamParties>({
    allows: ({ id }, { team }) => team.has(id),
    refusal: () => new DomainError('NOT_FOUND', 'teams.notFound'),
  }),
  /** Inviting, changing roles, having somebody go. */
  change: rule<TeamParties>({
    allows: ({ id }, { team }) => mayDo(team.get(id), 'team'),
    refusal: () => new DomainError('FORBIDDEN', 'teams.ownerOnly'),
  }),
};
