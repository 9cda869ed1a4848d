import { useSession } from '#web/features/accounts/session.ts';
import { useUnreadMessagesQuery } from '../conversation.generated.ts';

/** How many messages the reader has not read; 0 while that is not known. */
export function useUnreadCount(): number {
  const skip = useSession() === null;
  const { data } = useUnreadMessagesQuery({ skip, context: { fresh: false } });
  return data?.me?.unreadMessageCount ?? 0;
}
