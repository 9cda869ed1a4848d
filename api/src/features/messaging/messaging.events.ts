import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import type { Sql } from '#db/orm.ts';
import { requireUser } from '#api/lib/context.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { requireOwnUserId } from '#api/features/accounts/own-account.ts';

/** Somebody's own conversations: what is written, read, archived or blocked. Nobody else may follow them. */
export const ownMessages: Topic<{ userId: number }> = {
  name: 'ownMessages',
  messageType: 'MY_MESSAGES_UPDATE',
  audience: 'personal',
  params: ['userId'],
  async admit(context, asked) {
    const user = requireUser(context);
    requireOwnUserId(asked.userId, user);
    return { userId: user.id };
  },
};

/** What people follow of messages. */
export const messagingTopics: readonly Topic[] = [ownMessages];

/**
 * Notes that a conversation has changed for both sides, as the last thing in the transaction of `db`.
 * @param now epoch milliseconds
 * @returns what `changed` of the context is told after the commit
 */
export async function noteConversation(
  db: Sql,
  { guestId, hostId }: Pick<ConversationRow, 'guestId' | 'hostId'>,
  now: number,
): Promise<string[]> {
  const users = hostId === null ? [guestId] : [guestId, hostId];
  return moveOn(
    db,
    users.map((userId) => keyOf(ownMessages, { userId })),
    now,
  );
}
