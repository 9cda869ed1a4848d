import { useTranslation } from 'react-i18next';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { useWaitingRequestsQuery } from './waiting-requests.generated.ts';

/** How many requests wait for an answer; nothing when none does. */
export function WaitingCount() {
  const { t } = useTranslation('bookings');
  const { data } = useWaitingRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.me?.waitingRequestCount ?? 0;
  return <CountBadge count={count} label={t('received.count', { count })} />;
}
