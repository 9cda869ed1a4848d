import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cities } from '#domain/studios/city.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { Facets } from '../components/filter-panel.tsx';
import { SearchBar } from '../components/search-bar.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { SearchSkeleton } from '../components/search-skeleton.tsx';
import type { StudioSearchQuery } from '../components/studio-search.generated.ts';
import { useFoundStudios } from '../hooks/use-found-studios.ts';
import { useSearchAddress } from '../hooks/use-search-address.ts';

// What not every search shows, or not on a phone, need not be there before the rest is hydrated.
const FilterPanel = lazy(async () => ({
  default: (await import('../components/filter-panel.tsx')).FilterPanel,
}));
const KindResults = lazy(async () => ({
  default: (await import('../components/kind-results.tsx')).KindResults,
}));
const WrongParameters = lazy(async () => ({
  default: (await import('../components/wrong-parameters.tsx')).WrongParameters,
}));

interface SearchPageProps {
  /** The same search has three addresses; that of the tool lays all filters out at once. */
  kind: 'studios' | 'search' | 'tool';
}

/** Studios by whatever matters: what, where, when, how much, how good, with what. */
export function SearchPage({ kind }: SearchPageProps) {
  const { t } = useTranslation('search');
  const [params] = usePageParams();
  const text = params.get('q')?.trim();
  const title = t(`pages.${kind}.title`);
  return (
    <Box sx={{ py: { xs: 3, md: 4 } }}>
      <PageHead
        title={text ? t('pages.withText', { text }) : title}
        description={t(`pages.${kind}.description`)}
        canonical="/studios"
      />
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <ErrorBoundary title={t('results.error')}>
        <Suspense fallback={<SearchSkeleton isTool={kind === 'tool'} />}>
          <SearchContent isTool={kind === 'tool'} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function SearchContent({ isTool }: { isTool: boolean }) {
  const { t } = useTranslation('search');
  const address = useSearchAddress();
  const found = useFoundStudios(address.search, address.after);
  const formId = useId();
  const filtersId = useId();
  const resultsId = useId();
  const facets = facetsOf(found.result);
  const totalCount = found.result?.studios.totalCount;
  // In step with the studios, which may lag behind what is typed.
  const { text } = found.asked.search.filter;
  return (
    <>
      {Object.keys(address.errors).length > 0 && (
        <Suspense>
          <WrongParameters errors={address.errors} />
        </Suspense>
      )}
      <SearchBar address={address} formId={formId} />
      {text && <KindResults text={text} kind={address.kind} studioCount={totalCount} />}
      {(address.kind === undefined || address.kind === 'studios') && (
        <Box sx={isTool ? aboveStyle : besideStyle}>
          <Box
            component="section"
            aria-labelledby={filtersId}
            className="filters"
            sx={{ display: { xs: 'none', [isTool ? 'md' : 'lg']: 'block' } }}
          >
            <Typography id={filtersId} component="h2" sx={visuallyHidden}>
              {t('filters.title')}
            </Typography>
            <Suspense fallback={<Skeleton variant="rounded" height={isTool ? 520 : 640} />}>
              <FilterPanel address={address} facets={facets} formId={formId} unfolded={isTool} />
            </Suspense>
            {isTool && (
              <Button href={`#${resultsId}`} variant="contained" sx={{ my: 2, columnSpan: 'all' }}>
                {totalCount === undefined || found.isStale
                  ? t('filters.showSome')
                  : t('filters.show', { count: totalCount })}
              </Button>
            )}
          </Box>
          <SearchResults
            id={resultsId}
            address={address}
            found={found}
            facets={facets}
            formId={formId}
            filtersFrom={isTool ? 'md' : 'lg'}
          />
        </Box>
      )}
    </>
  );
}

function facetsOf(result: StudioSearchQuery | undefined): Facets {
  const countsOf = (counts: readonly { id: string; count: number }[] | undefined) =>
    counts && new Map(counts.map(({ id, count }) => [id, count]));
  return {
    cities: result?.cities ?? cities,
    categoryCounts: countsOf(result?.studios.categoryCounts),
    cityCounts: countsOf(result?.studios.cityCounts),
    parkingCounts: countsOf(result?.studios.parkingCounts),
  };
}

/** Filters in a column of their own that stays while the results scroll. */
const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
  columnGap: 4,
  mt: { xs: 2, lg: 4 },
  '& > .filters': {
    position: 'sticky',
    top: 80,
    alignSelf: 'start',
    maxHeight: 'calc(100vh - 96px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // Room for what shows the focus, which would be cut off otherwise.
    mx: -1,
    px: 1,
  },
} as const;

/** Filters in columns above the results. */
const aboveStyle = {
  mt: 3,
  '& > .filters': {
    columns: { md: 3, lg: 4 },
    columnGap: 4,
    mb: 4,
    px: 3,
    py: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 3,
    bgcolor: 'background.paper',
  },
} as const;
