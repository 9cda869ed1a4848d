import { DomainError } from '#domain/errors/domain-error.ts';
import { rule } from '#api/lib/policy.ts';

/** The part of a claim on which rights depend. */
export interface ClaimParties {
  userId: number;
}

export const claimPolicy = {
  /** Proving and withdrawing it; to all others it is as if there were none. */
  pursue: rule<ClaimParties>({
    allows: (actor, { userId }) => actor.id === userId,
    refusal: () => new DomainError('NOT_FOUND', 'claims.notFound'),
  }),
};
