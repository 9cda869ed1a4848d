import { DomainError } from '#domain/errors/domain-error.ts';
import { mayDo } from '#domain/teams/team.ts';
import { rule } from '#api/lib/policy.ts';
import type { TeamParties } from '#api/features/teams/team.policy.ts';

export const promotionPolicy = {
  /** Buying a promotion of a studio: those who run its listing. */
  buy: rule<TeamParties>({
    allows: ({ id }, { team }) => mayDo(team.get(id), 'listing'),
    refusal: () => new DomainError('FORBIDDEN', 'promotions.notAllowed'),
  }),
};
