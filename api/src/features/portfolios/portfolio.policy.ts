import { DomainError } from '#domain/errors/domain-error.ts';
import { forbidden } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

export const portfolioPolicy = {
  /** Writing, publishing and removing a portfolio. To all others it is as if there were none. */
  edit: rule<{ ownerId: number }>({
    allows: (actor, { ownerId }) => actor.id === ownerId,
    refusal: () => new DomainError('NOT_FOUND', 'portfolios.notFound'),
  }),
  /** Taking a portfolio offline, and having it back. */
  suspend: rule<{ ownerId: number }>({
    allows: (actor) => actor.isStaff,
    refusal: forbidden,
  }),
};
