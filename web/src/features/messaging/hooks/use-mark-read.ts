import { useEffect } from 'react';
import { useMarkConversationReadMutation } from '../conversation.generated.ts';
import type { ConversationStreamFragment } from '../conversation.generated.ts';

/** Notes that a conversation is read while somebody looks at it. */
export function useMarkRead({ id, unreadCount, messages }: ConversationStreamFragment): void {
  const [mark] = useMarkConversationReadMutation();
  const last = messages.nodes.at(-1)?.id;
  useEffect(() => {
    const look = () => {
      if (document.hidden || unreadCount === 0 || last === undefined) return;
      // What was not noted now is noted with the next message, or the next time that it is opened.
      mark({ variables: { input: { id, messageId: last } } }).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mark, id, last, unreadCount]);
}
