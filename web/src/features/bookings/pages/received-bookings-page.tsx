import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BookingListPage } from './booking-list-page.tsx';

/** The part of the list that the address names. */
function periodOf(name: string | null) {
  if (name === 'agreed') return 'AGREED';
  return name === 'past' ? 'PAST' : 'WAITING';
}

/** Bookings of one's studios: requests to answer, what is to come, and what is over. */
export function ReceivedBookingsPage() {
  const { t } = useTranslation('bookings');
  const [params] = usePageParams();
  const period = periodOf(params.get('period'));
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
          title={t(`received.empty.${period}.title`)}
          text={t(`received.empty.${period}.text`)}
        />
      }
    />
  );
}
