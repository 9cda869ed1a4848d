import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { dayIn } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { CALENDAR_PATH } from '../calendar-paths.ts';
import { FeedList } from '../components/feed-list.tsx';
import { useMyCalendarFeedsSuspenseQuery } from '../components/feeds.generated.ts';
import { ImportList } from '../components/import-list.tsx';

/** Secret addresses for calendar programs, and calendars of elsewhere that studios import. */
export function CalendarsPage() {
  const { t } = useTranslation('calendar');
  return (
    <RequireLogin>
      <PageHead title={t('feeds.title')} description={t('feeds.description')} noIndex />
      <Box sx={{ maxWidth: 880, py: { xs: 3, md: 5 } }}>
        <Typography variant="h2" component="h1">
          {t('feeds.title')}
        </Typography>
        <ErrorBoundary title={t('feeds.error')}>
          <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ mt: 3 }} />}>
            <Connections />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function Connections() {
  const { t } = useTranslation('calendar');
  const today = dayIn('UTC', useNow());
  const { data, refetch } = useMyCalendarFeedsSuspenseQuery({
    variables: { today },
    context: { fresh: false },
  });
  const { studios } = data.myStudioCalendar;
  const importing = studios.filter(({ viewerCanBlock }) => viewerCanBlock);
  const renew = () => void refetch();
  return (
    <Stack spacing={5} sx={{ mt: 3 }}>
      {studios.length > 0 && (
        <Link component={RouterLink} to={CALENDAR_PATH}>
          {t('feeds.back')}
        </Link>
      )}
      <FeedList feeds={data.myCalendarFeeds} studios={studios} onChanged={renew} />
      {importing.length > 0 && <ImportList studios={importing} />}
    </Stack>
  );
}
