import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { OwnRequests } from '../components/own-requests.tsx';
import { RequestForm } from '../components/request-form.tsx';

/** Asks the people who run the product for an interview, and shows what has become of it so far. */
export function RequestPage() {
  const { t } = useTranslation('owners');
  return (
    <Box sx={{ maxWidth: 720, py: { xs: 3, md: 5 } }}>
      <PageHead title={t('ask.interview.title')} description={t('ask.interview.lead')} noIndex />
      <Typography variant="h2" component="h1">
        {t('ask.interview.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {t('ask.interview.lead')}
      </Typography>
      <ErrorBoundary title={t('ask.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <RequestForm />
          <OwnRequests kind="interview" />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
