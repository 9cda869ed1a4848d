import { findConversation } from '#db/messaging/conversation.repository.ts';
import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import { otherSide } from '#domain/messaging/side.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { passingNotice } from '#api/lib/live/notices.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import { requireOpen, requireSide } from './conversation.service.ts';
import { messagingLimits } from './messaging.limits.ts';

/** That a side of a conversation is writing, for the other side. */
export const typing: Topic<{ conversationId: number; side: ConversationSide }> = {
  name: 'typing',
  messageType: 'TYPING_UPDATE',
  audience: 'personal',
  params: ['conversationId', 'side'],
  isPassing: true,
  async admit(context, { conversationId }) {
    const id = requireId(String(conversationId), 'messaging.notFound');
    const side = requireSide(context, await findConversation(context.sql, id));
    return { conversationId: id, side: otherSide(side) };
  },
};

/**
 * Tells the other side that whoever is logged in is writing. Nothing of it is stored.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT where nothing can be written
 */
export async function noteTyping(context: Context, id: number): Promise<ConversationRow> {
  await context.rateLimits.consume(messagingLimits.typing, requireUser(context).id);
  const conversation = await findConversation(context.sql, id);
  const side = requireSide(context, conversation);
  requireOpen(conversation!);
  const key = keyOf(typing, { conversationId: id, side });
  context.changed([passingNotice(key, context.now)]);
  return conversation!;
}
