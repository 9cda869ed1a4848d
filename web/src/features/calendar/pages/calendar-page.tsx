import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { CalendarBoard } from '../components/calendar-board.tsx';
import { CalendarSkeleton } from '../components/calendar-skeleton.tsx';
import { FEEDS_PATH } from '../calendar-paths.ts';

/** The calendar of one's studios, as a page. */
export function CalendarPage() {
  const { t } = useTranslation('calendar');
  return (
    <RequireLogin>
      <PageHead title={t('title')} description={t('description')} noIndex />
      <Box sx={{ py: { xs: 3, md: 5 } }}>
        <Box sx={headStyle}>
          <Typography variant="h2" component="h1">
            {t('title')}
          </Typography>
          <Link component={RouterLink} to={FEEDS_PATH}>
            {t('connect')}
          </Link>
        </Box>
        <ErrorBoundary title={t('error')}>
          <Suspense fallback={<CalendarSkeleton />}>
            <CalendarBoard />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  mb: 2,
} as const;
