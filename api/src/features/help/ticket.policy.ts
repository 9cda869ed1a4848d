import { DomainError } from '#domain/errors/domain-error.ts';
import { forbidden } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

/** The part of a ticket on which rights depend. */
export interface TicketParties {
  /** Who has opened it; null for a guest, who has a key. */
  userId: number | null;
}

export const ticketNotFound = () => new DomainError('NOT_FOUND', 'help.ticketNotFound');

export const ticketPolicy = {
  /** Reading a ticket and following it; to all others it is as if there were none. */
  read: rule<TicketParties>({
    allows: ({ id, isStaff }, { userId }) => isStaff || id === userId,
    refusal: ticketNotFound,
  }),
  /** Replying as the sender, and saying how it was. */
  pursue: rule<TicketParties>({
    allows: ({ id }, { userId }) => id === userId,
    refusal: ticketNotFound,
  }),
  /** Answering, and reading what staff notes for staff. */
  answer: rule<TicketParties>({ allows: ({ isStaff }) => isStaff, refusal: forbidden }),
};
