import { DomainError } from '#domain/errors/domain-error.ts';
import { forbidden } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

/** The part of an order on which rights depend. */
export interface OrderParties {
  /** Who has made it; null for a guest, who has a key. */
  userId: number | null;
}

export const orderNotFound = () => new DomainError('NOT_FOUND', 'orders.notFound');

export const orderPolicy = {
  /** Reading an order; to all others it is as if there were none. */
  read: rule<OrderParties>({
    allows: ({ id, isStaff }, { userId }) => isStaff || id === userId,
    refusal: orderNotFound,
  }),
  /** Calling it off and sending something back, as its customer. */
  pursue: rule<OrderParties>({
    allows: ({ id }, { userId }) => id === userId,
    refusal: orderNotFound,
  }),
  /** Sending it, refunding it, and noting something about it. */
  handle: rule<OrderParties>({ allows: ({ isStaff }) => isStaff, refusal: forbidden }),
};
