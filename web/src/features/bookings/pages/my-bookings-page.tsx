import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePageParams } from '#web/lib/page-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { SharedBookings } from '../components/shared-bookings.tsx';
import { BookingListPage } from './booking-list-page.tsx';

/** One's own bookings, upcoming and past, and above what is to come the sessions that one shares. */
export function MyBookingsPage() {
  const { t } = useTranslation('bookings');
  const [params] = usePageParams();
  const isPast = params.get('period') === 'past';
  return (
    <BookingListPage
      title={t('list.title')}
      description={t('list.description')}
      side="made"
      period={isPast ? 'PAST' : 'UPCOMING'}
      tabs={[
        { id: 'upcoming', label: t('list.upcoming'), to: '?' },
        { id: 'past', label: t('list.past'), to: '?period=past' },
      ]}
      above={
        !isPast && (
          <Box sx={{ '&:not(:empty)': { mb: 4 } }}>
            <ErrorBoundary title={t('shared.error')}>
              <SharedBookings />
            </ErrorBoundary>
          </Box>
        )
      }
      empty={
        <EmptyState
          title={t(isPast ? 'list.emptyPastTitle' : 'list.emptyUpcomingTitle')}
          text={t(isPast ? 'list.emptyPastText' : 'list.emptyUpcomingText')}
          action={
            <Button component={RouterLink} to="/search" variant="contained">
              {t('list.find')}
            </Button>
          }
        />
      }
    />
  );
}
