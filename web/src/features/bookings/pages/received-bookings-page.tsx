import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import type { BookingPeriod } from '#web/lib/schema.generated.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BookingListPage } from './booking-list-page.tsx';

/** Parts of the list by what stands in the address. */
const periods: Readonly<Record<string, BookingPeriod>> = { agreed: 'AGREED', past: 'PAST' };

/** Bookings of one's studios: requests to answer, what is to come, and what is over. */
export function ReceivedBookingsPage() {
  const { t } = useTranslation('bookings');
  const [params] = usePageParams();
  const period = periods[params.get('period') ?? ''] ?? 'WAITING';
  return (
    <BookingListPage
      title={t('received.title')}
      description={t('received.description')}
      side="received"
      period={period}
      tabs={[
        { id: 'waiting', label: t('received.waiting'), to: '?' },
        { id: 'agreed', label: t('list.upcoming'), to: '?period=agreed' },
        { id: 'past', label: t('list.past'), to: '?period=past' },
      ]}
      empty={
        <EmptyState
          title={t(`received.empty.${period as 'WAITING' | 'AGREED' | 'PAST'}.title`)}
          text={t(`received.empty.${period as 'WAITING' | 'AGREED' | 'PAST'}.text`)}
        />
      }
    />
  );
}
