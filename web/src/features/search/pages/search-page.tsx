import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSearchParams } from '#domain/search/search-params.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SearchPanel } from '../components/search-panel.tsx';
import { SearchSkeleton } from '../components/search-skeleton.tsx';
import { useSearchPanel } from '../hooks/use-search-panel.ts';
import { useSearchTitle } from '../hooks/use-search-title.ts';
import { pageOfFilter } from '../search-path.ts';

const KindResults = lazy(async () => ({
  default: (await import('../components/kind-results.tsx')).KindResults,
}));

/** The page is about all studios. */
const everything: StudioFilter = {};

interface SearchPageProps {
  /** Whether all filters are open from the start. */
  startsOpen: boolean;
}

/** Studios by whatever matters: what, where, when, how much, how good, with what. */
export function SearchPage({ startsOpen }: SearchPageProps) {
  const { t } = useTranslation('search');
  const [params] = usePageParams();
  const { filter } = parseSearchParams(params).search;
  const title = useSearchTitle(filter);
  return (
    <Box sx={{ py: { xs: 3, md: 4 } }}>
      <PageHead
        title={title}
        description={t('title.description', { title })}
        canonical={pageOfFilter(filter)}
      />
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <ErrorBoundary title={t('results.error')}>
        <Suspense fallback={<SearchSkeleton />}>
          <SearchContent startsOpen={startsOpen} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function SearchContent({ startsOpen }: SearchPageProps) {
  const panel = useSearchPanel(everything);
  const { address, found } = panel;
  // In step with the studios, which may lag behind what is typed.
  const { text } = found.asked.search.filter;
  return (
    <SearchPanel panel={panel} startsOpen={startsOpen}>
      {text && (
        <KindResults
          text={text}
          kind={address.kind}
          studioCount={found.result?.studios.totalCount}
        />
      )}
    </SearchPanel>
  );
}
