import { DomainError } from '#domain/errors/domain-error.ts';
import { mayDo } from '#domain/teams/team.ts';
import { rule } from '#api/lib/policy.ts';
import type { TeamParties } from '#api/features/teams/team.policy.ts';

export const vanityPolicy = {
  /** Buying the address of a studio, and what follows from having one: its owner. */
  own: rule<TeamParties>({
    allows: ({ id }, { team }) => mayDo(team.get(id), 'payouts'),
    refusal: () => new DomainError('FORBIDDEN', 'services.vanityOwnersOnly'),
  }),
};
