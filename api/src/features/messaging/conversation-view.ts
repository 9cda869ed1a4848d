import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';
import type { Acting } from '#api/lib/context.ts';
import { sideIn } from './messaging.policy.ts';

/** A conversation as one side has made it. */
export interface ConversationView {
  /** Null for whoever is on neither side. */
  side: ConversationSide | null;
  unreadCount: number;
  isArchived: boolean;
  isBlocked: boolean;
  /** The last message that the other side has read; 0 for none. */
  otherReadId: number;
}

/** A conversation as whoever asks has made it; to administrators who look into it, as untouched. */
export function viewOf(
  conversation: ConversationRow,
  { user }: Pick<Acting, 'user'>,
): ConversationView {
  const side = user && sideIn(conversation, user);
  if (side === 'guest') {
    return {
      side,
      unreadCount: conversation.guestUnread,
      isArchived: conversation.guestArchived,
      isBlocked: conversation.guestBlocks,
      otherReadId: conversation.hostReadId,
    };
  }
  if (side === 'host') {
    return {
      side,
      unreadCount: conversation.hostUnread,
      isArchived: conversation.hostArchived,
      isBlocked: conversation.hostBlocks,
      otherReadId: conversation.guestReadId,
    };
  }
  return { side: null, unreadCount: 0, isArchived: false, isBlocked: false, otherReadId: 0 };
}
