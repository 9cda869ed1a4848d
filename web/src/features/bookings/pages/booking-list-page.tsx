import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import type { BookingPeriod } from '#web/lib/schema.generated.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import type { LinkTab } from '#web/ui/link-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { BookingItem } from '../components/booking-item.tsx';
import type { BookingItemFragment } from '../components/booking-item.generated.ts';
import { BookingItemSkeleton } from '../components/booking-item-skeleton.tsx';
import { CancelDialog } from '../components/cancel-dialog.tsx';
import { useBookingList } from './use-booking-list.ts';
import type { BookingSide } from './use-booking-list.ts';

interface BookingListPageProps {
  title: string;
  description: string;
  side: BookingSide;
  /** Parts of the list, each at its own address; the ids are periods in lower case. */
  tabs: readonly LinkTab[];
  period: BookingPeriod;
  /** Stands where there are no bookings. */
  empty: ReactNode;
  /** Comes with the list, above it. */
  above?: ReactNode;
}

/** A page of one's bookings, period by period, in the time of each studio. */
export function BookingListPage({
  title,
  description,
  side,
  tabs,
  period,
  empty,
  above,
}: BookingListPageProps) {
  const { t } = useTranslation('bookings');
  return (
    <RequireLogin>
      <PageHead title={title} description={description} noIndex />
      <Box sx={{ maxWidth: 880, py: { xs: 3, md: 5 } }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Box sx={{ mt: 2, mb: 3 }}>
          <LinkTabs label={t('list.period')} current={period.toLowerCase()} tabs={tabs} />
        </Box>
        <Suspense key={period} fallback={<ListSkeleton />}>
          {above}
          <ErrorBoundary title={t('list.error')}>
            <BookingList side={side} period={period} empty={empty} />
          </ErrorBoundary>
        </Suspense>
      </Box>
    </RequireLogin>
  );
}

function BookingList({
  side,
  period,
  empty,
}: Pick<BookingListPageProps, 'side' | 'period' | 'empty'>) {
  const { bookings, hasMore, loadMore, refetch } = useBookingList(side, period);
  const [chosen, setChosen] = useState<BookingItemFragment>();
  const [isCancelling, setIsCancelling] = useState(false);

  if (bookings.length === 0) return empty;
  return (
    <>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingItem
              booking={booking}
              onChanged={refetch}
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
