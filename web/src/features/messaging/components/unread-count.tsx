import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { useUnreadMessagesQuery } from '../conversation.generated.ts';

/** How many messages the reader has not read; nothing while that is none, or not known. */
export function UnreadCount() {
  const { t } = useTranslation('messaging');
  const id = useSession()?.id ?? '';
  const { data } = useUnreadMessagesQuery({
    variables: { id },
    skip: id === '',
    context: { fresh: false },
  });
  const count = data?.user?.unreadMessageCount ?? 0;
  return <CountBadge count={count} label={t('list.unread', { count })} />;
}
