import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { portfolioRoles } from '#domain/portfolios/role.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import type { PortfolioFilterInput } from '#web/lib/schema.generated.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { OwnPortfolios } from '../components/own-portfolios.tsx';
import { PortfolioCard } from '../components/portfolio-card.tsx';
import { filterNames, PortfolioFilters } from '../components/portfolio-filters.tsx';
import type { PortfolioChoice } from '../components/portfolio-filters.tsx';
import { usePortfoliosSuspenseQuery } from '../portfolios.generated.ts';

const PAGE_SIZE = 12;

/** Musicians and engineers, to be found by what they do, their music and their city. */
export function PortfoliosPage() {
  const { t } = useTranslation('portfolios');
  const [params, setParams] = usePageParams();
  const [choice, setChoice] = useState(() => choiceOf(params));
  const shown = useDeferredValue(choice);
  const key = JSON.stringify(shown);

  function choose(next: PortfolioChoice): void {
    setChoice(next);
    const search = new URLSearchParams(
      filterNames.flatMap((name) => (next[name] === '' ? [] : [[name, next[name]]])),
    );
    setParams(search, { replace: true, preventScrollReset: true });
  }

  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead title={t('browse.title')} description={t('browse.description')} />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('browse.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('browse.lead')}
      </Typography>
      <OwnPortfolios />
      <PortfolioFilters choice={choice} onChange={choose} />
      <ErrorBoundary resetKeys={[key]} title={t('browse.error')}>
        <Suspense fallback={<GridSkeleton />}>
          <Found choice={shown} onClear={() => choose(everything)} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Found({ choice, onClear }: { choice: PortfolioChoice; onClear: () => void }) {
  const { t } = useTranslation('portfolios');
  const { data, fetchMore } = usePortfoliosSuspenseQuery({
    variables: { first: PAGE_SIZE, filter: filterOf(choice) },
  });
  const { nodes, pageInfo } = data.portfolios;
  if (nodes.length === 0) {
    const isNarrowed = filterNames.some((name) => choice[name] !== '');
    return (
      <EmptyState
        title={t(isNarrowed ? 'browse.noHits' : 'browse.empty')}
        text={t(isNarrowed ? 'browse.noHitsText' : 'browse.emptyText')}
        action={
          isNarrowed && (
            <Button variant="outlined" color="inherit" onClick={onClear}>
              {t('browse.clear')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <Box sx={gridStyle}>
        {nodes.map((portfolio) => (
          <PortfolioCard key={portfolio.id} portfolio={portfolio} />
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

function GridSkeleton() {
  return (
    <Box aria-hidden sx={gridStyle}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={320} />
      ))}
    </Box>
  );
}

const everything: PortfolioChoice = { q: '', role: '', genre: '', city: '' };

function choiceOf(params: URLSearchParams): PortfolioChoice {
  const value = (name: string) => params.get(name) ?? '';
  return { q: value('q'), role: value('role'), genre: value('genre'), city: value('city') };
}

function filterOf({ q, role, genre, city }: PortfolioChoice): PortfolioFilterInput | null {
  const known = portfolioRoles.find((candidate) => candidate === role);
  const filter = {
    ...(q.trim() && { text: q.trim() }),
    ...(known && { role: enumName(known) }),
    ...(genre.trim() && { genre: genre.trim() }),
    ...(city && { cityId: city }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

const gridStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
