import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import type { Sql } from '#db/orm.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { ownTopic } from '#api/features/accounts/own-account.ts';

/** Somebody's own conversations: what is written, read, archived or blocked. */
export const ownMessages = ownTopic('ownMessages', 'MY_MESSAGES_UPDATE');

/** What people follow of messages. */
export const messagingTopics: readonly Topic[] = [ownMessages];

/**
 * Notes that a conversation has changed for both sides, as the last thing in the transaction of `db`.
 * @param now epoch milliseconds
 * @returns what `changed` of the context is told after the commit
 */
export async function noteConversation(
  db: Sql,
  { guestId, hostIds }: Pick<ConversationRow, 'guestId' | 'hostIds'>,
  now: number,
): Promise<string[]> {
  return moveOn(
    db,
    [guestId, ...hostIds].map((userId) => keyOf(ownMessages, { userId })),
    now,
  );
}
