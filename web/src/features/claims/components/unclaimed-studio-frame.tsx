import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { useUnclaimedStudioPageSuspenseQuery } from '../claims.generated.ts';
import type { UnclaimedStudioFieldsFragment } from '../claims.generated.ts';

interface UnclaimedStudioFrameProps {
  children: (studio: UnclaimedStudioFieldsFragment) => ReactNode;
}

/** What pages about an unclaimed studio have in common. Once it is listed they lead to it. */
export function UnclaimedStudioFrame(props: UnclaimedStudioFrameProps) {
  const { t } = useTranslation('claims');
  const { id = '' } = useParams();
  return (
    <Box sx={{ maxWidth: 720, py: { xs: 4, md: 8 } }}>
      <ErrorBoundary resetKeys={[id]} title={t('studio.error')}>
        <Suspense key={id} fallback={<Skeleton variant="rounded" height={360} />}>
          <Found id={id} {...props} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Found({ id, children }: UnclaimedStudioFrameProps & { id: string }) {
  const { t } = useTranslation('claims');
  const { data } = useUnclaimedStudioPageSuspenseQuery({ variables: { id } });
  const studio = data.unclaimedStudio;
  if (!studio) {
    return (
      <StatusPage
        status={404}
        title={t('studio.notFoundTitle')}
        text={t('studio.notFoundText')}
        ways={[{ to: '/studios', label: t('suggest.browse') }]}
      />
    );
  }
  if (studio.studioId !== null) return <Redirect to={`/studios/${studio.studioId}`} />;
  return children(studio);
}
