import type { ConversationSide } from '#domain/messaging/side.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Actor } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

/** The parts of a conversation on which rights depend. */
export interface ConversationParties {
  guestId: number;
  /** Owner of the studio now. */
  hostId: number | null;
  /** Whether a report of it is open. */
  isReported: boolean;
}

/** On which side somebody is; undefined for those who are not in the conversation. */
export function sideIn(
  { guestId, hostId }: Pick<ConversationParties, 'guestId' | 'hostId'>,
  actor: Pick<Actor, 'id'>,
): ConversationSide | undefined {
  if (actor.id === guestId) return 'guest';
  return actor.id === hostId ? 'host' : undefined;
}

// Others must not even learn that there is one.
const notFound = () => new DomainError('NOT_FOUND', 'messaging.notFound');

export const messagingPolicy = {
  /** Writing to a studio: not to one's own. */
  start: rule<{ ownerId: number | undefined }>({
    allows: (actor, { ownerId }) => actor.id !== ownerId,
    refusal: () => new DomainError('FORBIDDEN', 'messaging.ownStudio'),
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
