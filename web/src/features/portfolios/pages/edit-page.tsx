import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { failureOf } from '#web/lib/failures.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PortfolioForm } from '../components/portfolio-form.tsx';
import {
  usePortfolioToEditSuspenseQuery,
  usePublishPortfolioMutation,
  useRemovePortfolioMutation,
} from '../portfolios.generated.ts';
import type { PortfolioDetailFragment } from '../portfolios.generated.ts';

/** Where somebody writes their portfolio. */
export function EditPortfolioPage() {
  const { t } = useTranslation('portfolios');
  const { id = '' } = useParams();
  return (
    <RequireLogin>
      <Box sx={{ maxWidth: 860, py: { xs: 3, md: 5 } }}>
        <ErrorBoundary resetKeys={[id]} title={t('page.error')}>
          <Suspense key={id} fallback={<Skeleton variant="rounded" height={480} />}>
            <Editor id={id} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

function Editor({ id }: { id: string }) {
  const { t } = useTranslation('portfolios');
  const { data } = usePortfolioToEditSuspenseQuery({ variables: { id } });
  const portfolio = data.portfolioToEdit;
  if (!portfolio) {
    return (
      <StatusPage
        status={404}
        title={t('page.notFoundTitle')}
        text={t('page.notFoundText')}
        ways={[{ to: '/portfolios', label: t('page.browse') }]}
      />
    );
  }
  return (
    <>
      <PageHead title={t('edit.title')} description={t('edit.description')} noIndex />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('edit.title')}
      </Typography>
      <State portfolio={portfolio} />
      <PortfolioForm portfolio={portfolio} />
    </>
  );
}

/** Where it stands, and what can be done about that. */
function State({ portfolio }: { portfolio: PortfolioDetailFragment }) {
  const { t } = useTranslation('portfolios');
  const { id, slug, status } = portfolio;
  const [publish, { loading }] = usePublishPortfolioMutation();
  const [remove] = useRemovePortfolioMutation();
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const isPublished = status === 'PUBLISHED';

  async function turn(): Promise<void> {
    try {
      await publish({ variables: { input: { id, isPublished: !isPublished } } });
      showToast({ tone: 'success', title: t(isPublished ? 'edit.isDraft' : 'edit.isPublished') });
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('edit.failed'), description: message });
    }
  }

  return (
    <Box sx={stateStyle}>
      <Typography color="textSecondary" sx={{ mr: 'auto' }}>
        {t(`edit.state.${status}`)}
      </Typography>
      {isPublished && (
        <Link component={RouterLink} to={`/portfolios/${slug}`}>
          {t('edit.view')}
        </Link>
      )}
      {status !== 'SUSPENDED' && (
        <Button variant="outlined" disabled={loading} onClick={() => void turn()}>
          {t(isPublished ? 'edit.unpublish' : 'edit.publish')}
        </Button>
      )}
      <Button color="inherit" onClick={() => setIsAsking(true)}>
        {t('edit.removeAll')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('edit.removeTitle')}
        keep={t('edit.keep')}
        confirm={t('edit.removeAll')}
        failed={t('edit.failed')}
        onConfirm={async () => {
          await remove({
            variables: { input: { id } },
            update: (cache) => void cache.evict({ fieldName: 'myPortfolios' }),
          });
          await navigate('/portfolios');
        }}
      >
        <Typography>{t('edit.removeText')}</Typography>
      </ConfirmDialog>
    </Box>
  );
}

const stateStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 4,
} as const;
