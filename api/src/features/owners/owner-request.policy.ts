import { DomainError } from '#domain/errors/domain-error.ts';
import { forbidden } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

/** The part of a request on which rights depend. */
export interface RequestParties {
  userId: number;
}

export const ownerRequestPolicy = {
  /** Withdrawing it; to all others it is as if there were none. */
  withdraw: rule<RequestParties>({
    allows: (actor, { userId }) => actor.id === userId,
    refusal: () => new DomainError('NOT_FOUND', 'owners.requestNotFound'),
  }),
  answer: rule<RequestParties>({ allows: (actor) => actor.isStaff, refusal: forbidden }),
};
