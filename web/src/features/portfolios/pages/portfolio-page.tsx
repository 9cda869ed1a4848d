import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { PortfolioHead } from '../components/portfolio-head.tsx';
import { PortfolioView } from '../components/portfolio-view.tsx';
import { usePortfolioPageSuspenseQuery } from '../portfolios.generated.ts';

/** The page of a musician or an engineer. */
export function PortfolioPage() {
  const { t } = useTranslation('portfolios');
  const { slug = '' } = useParams();
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <ErrorBoundary resetKeys={[slug]} title={t('page.error')}>
        <Suspense key={slug} fallback={<Skeleton variant="rounded" height={400} />}>
          <Page slug={slug} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Page({ slug }: { slug: string }) {
  const { t } = useTranslation('portfolios');
  const { data } = usePortfolioPageSuspenseQuery({ variables: { slug } });
  const { portfolio } = data;
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
  // It had this address once.
  if (portfolio.slug !== slug) return <Redirect to={`/portfolios/${portfolio.slug}`} />;
  return (
    <article>
      <PortfolioHead portfolio={portfolio} />
      <PortfolioView portfolio={portfolio} />
    </article>
  );
}
