import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useGuestbookSuspenseQuery } from '../guestbook.generated.ts';

/** What people wrote into the guestbook. */
export function GuestbookPage() {
  const { t } = useTranslation('guestbook');
  return (
    <Container component="section" sx={{ py: 5 }}>
      <PageHead title={t('page.title')} description={t('page.description')} />
      <Typography variant="h1">{t('page.title')}</Typography>
      <ErrorBoundary title={t('page.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <Greetings />
        </Suspense>
      </ErrorBoundary>
    </Container>
  );
}

function Greetings() {
  const { t } = useTranslation('guestbook');
  const { data } = useGuestbookSuspenseQuery();
  if (data.guestbook.length === 0) {
    return <EmptyState title={t('page.empty')} text={t('page.emptyText')} />;
  }
  return (
    <ul>
      {data.guestbook.map(({ id, author, text }) => (
        <li key={id}>{t('page.greeting', { name: author.name, text })}</li>
      ))}
    </ul>
  );
}
