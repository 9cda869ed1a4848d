import { useTranslation } from 'react-i18next';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { useMySharedBookingsQuery } from './shared-bookings.generated.ts';

/** How many shares wait for the reader to pay them; nothing when none does. */
export function ShareCount() {
  const { t } = useTranslation('bookings');
  const { data } = useMySharedBookingsQuery({ context: { fresh: false } });
  const count = data?.mySharedBookings.filter(({ viewerOwedCents }) => viewerOwedCents > 0).length;
  return <CountBadge count={count ?? 0} label={t('shared.count', { count: count ?? 0 })} />;
}
