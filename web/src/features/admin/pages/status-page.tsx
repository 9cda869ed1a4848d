import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NoticeList } from '#web/features/status/components/notice-list.tsx';
import { useSystemStatusSuspenseQuery } from '#web/features/status/status.generated.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { AnnounceDialog } from '../components/announce-dialog.tsx';
import { NoticeActions } from '../components/notice-actions.tsx';

/** What administrators announce on the page of the status. */
export function StatusPage() {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PageHead title={t('status.title')} description={t('status.lead')} noIndex />
      <Typography variant="h2" component="h1">
        {t('status.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 640 }}>
        {t('status.lead')}{' '}
        <Link component={RouterLink} to="/downtime" underline="always">
          {t('status.page')}
        </Link>
      </Typography>
      <Button variant="contained" sx={{ my: 3 }} onClick={() => setIsOpen(true)}>
        {t('status.announce')}
      </Button>
      <ErrorBoundary title={t('status.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={200} sx={{ borderRadius: 3 }} />}>
          <Notices isAnnouncing={isOpen} onAnnounced={() => setIsOpen(false)} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

interface NoticesProps {
  isAnnouncing: boolean;
  onAnnounced: () => void;
}

function Notices({ isAnnouncing, onAnnounced }: NoticesProps) {
  const { t } = useTranslation('admin');
  const { data, refetch } = useSystemStatusSuspenseQuery({ context: { fresh: false } });
  const { notices } = data.systemStatus;
  const renew = async () => {
    await refetch();
  };
  return (
    <>
      {notices.length > 0 ? (
        <Box component="section" aria-label={t('status.title')}>
          <NoticeList notices={notices} Actions={NoticeActions} />
        </Box>
      ) : (
        <EmptyState title={t('status.empty')} text={t('status.emptyText')} />
      )}
      {isAnnouncing && <AnnounceDialog onClose={onAnnounced} onAnnounced={renew} />}
    </>
  );
}
