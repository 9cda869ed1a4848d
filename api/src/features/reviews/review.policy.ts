import { DomainError } from '#domain/errors/domain-error.ts';
import { rule } from '#api/lib/policy.ts';

export const reviewPolicy = {
  /** Reviewing a studio of this owner: not one's own. */
  write: rule<{ ownerId: number | undefined }>({
    allows: (actor, { ownerId }) => actor.id !== ownerId,
    refusal: () => new DomainError('FORBIDDEN', 'reviews.ownStudio'),
  }),
};
