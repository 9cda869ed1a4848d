import type { ConversationSide } from '#domain/messaging/side.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Actor } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';
import { roleIn } from '#api/features/bookings/booking.policy.ts';
import type { BookingParties } from '#api/features/bookings/booking.policy.ts';

/** The parts of a conversation on which rights depend. */
export interface ConversationParties {
  guestId: number;
  /** Who answers for the studio now. */
  hostIds: readonly number[];
  /** Whether a report of it is open. */
  isReported: boolean;
}

/** On which side somebody is; undefined for those who are not in the conversation. */
export function sideIn(
  { guestId, hostIds }: Pick<ConversationParties, 'guestId' | 'hostIds'>,
  actor: Pick<Actor, 'id'>,
): ConversationSide | undefined {
  if (actor.id === guestId) return 'guest';
  return hostIds.includes(actor.id) ? 'host' : undefined;
}

// Others must not even learn that there is one.
const notFound = () => new DomainError('NOT_FOUND', 'messaging.notFound');

export const messagingPolicy = {
  /** Writing to a studio: not to one that somebody works for. */
  start: rule<{ team: StudioTeam }>({
    allows: (actor, { team }) => !team.has(actor.id),
    refusal: () => new DomainError('FORBIDDEN', 'messaging.ownStudio'),
  }),
  /** Writing about a booking: those between whom it is. */
  aboutBooking: rule<BookingParties>({
    allows: (actor, booking) => ['musician', 'owner'].includes(roleIn(booking, actor)!),
    refusal: () => new DomainError('FORBIDDEN', 'messaging.notBetween'),
  }),
  /** Reading: those who write, and administrators while a report of it is open. */
  read: rule<ConversationParties>({
    allows: (actor, conversation) =>
      sideIn(conversation, actor) !== undefined || (actor.isStaff && conversation.isReported),
    refusal: notFound,
  }),
  /** Writing, archiving, blocking, reporting: those who write. */
  take: rule<ConversationParties>({
    allows: (actor, conversation) => sideIn(conversation, actor) !== undefined,
    refusal: notFound,
  }),
};
