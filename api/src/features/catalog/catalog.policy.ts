import { DomainError } from '#domain/errors/domain-error.ts';
import { rule } from '#api/lib/policy.ts';

export const catalogPolicy = {
  /** Removing a review of a product, whose words are its author's. */
  removeReview: rule<{ authorId: number }>({
    allows: (actor, { authorId }) => actor.isStaff || actor.id === authorId,
    refusal: () => new DomainError('NOT_FOUND', 'reviews.notFound'),
  }),
};
