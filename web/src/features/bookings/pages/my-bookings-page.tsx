import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { BookingItem } from '../components/booking-item.tsx';
import type { BookingItemFragment } from '../components/booking-item.generated.ts';
import { BookingItemSkeleton } from '../components/booking-item-skeleton.tsx';
import { CancelDialog } from '../components/cancel-dialog.tsx';
import { useBookingList } from './use-booking-list.ts';

type Period = 'upcoming' | 'past';

/** One's own bookings, upcoming and past, in the time of each studio. */
export function MyBookingsPage() {
  const { t } = useTranslation('bookings');
  const [params] = usePageParams();
  const period: Period = params.get('period') === 'past' ? 'past' : 'upcoming';
  return (
    <RequireLogin>
      <PageHead title={t('list.title')} description={t('list.description')} noIndex />
      <Box sx={{ maxWidth: 880, py: { xs: 3, md: 5 } }}>
        <Typography variant="h2" component="h1">
          {t('list.title')}
        </Typography>
        <Box sx={{ mt: 2, mb: 3 }}>
          <LinkTabs
            label={t('list.period')}
            current={period}
            tabs={[
              { id: 'upcoming', label: t('list.upcoming'), to: '?' },
              { id: 'past', label: t('list.past'), to: '?period=past' },
            ]}
          />
        </Box>
        <ErrorBoundary resetKeys={[period]} title={t('list.error')}>
          <Suspense key={period} fallback={<ListSkeleton />}>
            <BookingList period={period} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function BookingList({ period }: { period: Period }) {
  const { bookings, hasMore, loadMore, refetch } = useBookingList(
    period === 'past' ? 'PAST' : 'UPCOMING',
  );
  const [chosen, setChosen] = useState<BookingItemFragment>();
  const [isCancelling, setIsCancelling] = useState(false);

  if (bookings.length === 0) return <NoBookings period={period} />;
  return (
    <>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingItem
              booking={booking}
              onCancel={(item) => {
                setChosen(item);
                setIsCancelling(true);
              }}
            />
          </li>
        ))}
      </Stack>
      {hasMore && <ShowMore load={loadMore} />}
      {chosen && (
        <CancelDialog
          key={chosen.id}
          booking={bookings.find(({ id }) => id === chosen.id) ?? chosen}
          open={isCancelling}
          onClose={() => setIsCancelling(false)}
          onChanged={refetch}
        />
      )}
    </>
  );
}

function NoBookings({ period }: { period: Period }) {
  const { t } = useTranslation('bookings');
  const isPast = period === 'past';
  return (
    <EmptyState
      title={t(isPast ? 'list.emptyPastTitle' : 'list.emptyUpcomingTitle')}
      text={t(isPast ? 'list.emptyPastText' : 'list.emptyUpcomingText')}
      action={
        <Button component={RouterLink} to="/search" variant="contained">
          {t('list.find')}
        </Button>
      }
    />
  );
}

function ListSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Stack spacing={2} component="output">
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <BookingItemSkeleton />
      <BookingItemSkeleton />
    </Stack>
  );
}
