import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, Link as RouterLink, useLocation } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageArea, PageHead } from '#web/ui/page-head.tsx';
import { dashboardPageAt, pageName } from '../dashboard-pages.ts';
import type { DashboardPage } from '../dashboard-pages.ts';
import { useOwnersCache } from '../hooks/use-owners-cache.ts';
import { useOwnStudios } from '../hooks/use-own-studios.ts';
import { DashboardNavigation } from './dashboard-navigation.tsx';

/** What stands around the pages of those who run studios. Each of them has its title. */
export function DashboardLayout() {
  const { t } = useTranslation('owners');
  const page = dashboardPageAt(useLocation().pathname);
  useOwnersCache();
  return (
    <RequireLogin>
      <PageArea value={t('area.title')}>
        <Box sx={layoutStyle}>
          <DashboardNavigation current={page} />
          <Box sx={contentStyle}>
            {page?.needsStudio ? (
              <WithStudio page={page}>
                <Outlet />
              </WithStudio>
            ) : (
              <Outlet />
            )}
          </Box>
        </Box>
      </PageArea>
    </RequireLogin>
  );
}

function WithStudio({ page, children }: { page: DashboardPage; children: ReactNode }) {
  const { t } = useTranslation('owners');
  return (
    <ErrorBoundary title={t('area.error')} resetKeys={[page.path]}>
      <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ my: 4 }} />}>
        <UnlessNone page={page}>{children}</UnlessNone>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Asks whoever runs no studio to list one. */
function UnlessNone({ page, children }: { page: DashboardPage; children: ReactNode }) {
  const { t } = useTranslation('owners');
  if (useOwnStudios().length > 0) return children;
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t(`pages.${pageName(page)}`)} description={t('area.description')} noIndex />
      <EmptyState
        level="h1"
        title={t('none.title')}
        text={t('none.text')}
        action={
          <>
            <Button component={RouterLink} to="/submit" variant="contained">
              {t('none.list')}
            </Button>
            <Button
              component={RouterLink}
              to="/owner-dashboard/listings"
              variant="outlined"
              color="inherit"
            >
              {t('none.drafts')}
            </Button>
          </>
        }
      />
    </Box>
  );
}

const layoutStyle = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 5, lg: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
} as const;

/** Pages that fill the window leave room for what stands above them, which is nothing from md on. */
const contentStyle = { minWidth: 0, '--above': { xs: '56px', md: '0px' } } as const;
