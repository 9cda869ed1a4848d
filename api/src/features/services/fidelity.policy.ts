import { DomainError } from '#domain/errors/domain-error.ts';
import type { FidelityParty } from '#domain/services/fidelity-order.ts';
import type { Actor } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

/** Whose order it is. */
export interface FidelityParties {
  userId: number;
}

/** As what somebody takes part in an order: an administrator who has ordered it themselves, as both. */
export function fidelityPartiesOf({ id, isStaff }: Actor, order: FidelityParties): FidelityParty[] {
  return [
    ...(id === order.userId ? (['customer'] as const) : []),
    ...(isStaff ? (['engineer'] as const) : []),
  ];
}

export const fidelityPolicy = {
  /** Seeing an order and all that is in it: its customer, and engineers. To all others there is none. */
  see: rule<FidelityParties>({
    allows: (actor, order) => fidelityPartiesOf(actor, order).length > 0,
    refusal: () => new DomainError('NOT_FOUND', 'services.orderNotFound'),
  }),
  /** Sending what is to be mixed. */
  send: rule<FidelityParties>({
    allows: ({ id }, { userId }) => id === userId,
    refusal: () => new DomainError('FORBIDDEN', 'services.customerOnly'),
  }),
  /** Sending what was mixed. */
  mix: rule<FidelityParties>({
    allows: ({ isStaff }) => isStaff,
    refusal: () => new DomainError('FORBIDDEN', 'services.engineersOnly'),
  }),
};
