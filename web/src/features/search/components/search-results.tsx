import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import { useActiveFilters } from '../hooks/use-active-filters.ts';
import type { FoundStudios } from '../hooks/use-found-studios.ts';
import type { SearchAddress } from '../hooks/use-search-address.ts';
import { searchQuery } from '../search-path.ts';
import { ActiveFilters } from './active-filters.tsx';
import { SearchAction } from './search-action.tsx';
import { FilterButton } from './filter-button.tsx';
import type { Facets } from './filter-panel.tsx';
import { SortSelect } from './sort-select.tsx';
import { SpellingNote } from './spelling-note.tsx';
import { StudioResults } from './studio-results.tsx';

const NearMatches = lazy(async () => ({
  default: (await import('./near-matches.tsx')).NearMatches,
}));

/** Room for the header, which stays at the top, in pixels. */
const HEADER_HEIGHT = 80;

interface SearchResultsProps {
  /** Leads to them from elsewhere on the page. */
  id: string;
  address: SearchAddress;
  found: FoundStudios;
  facets: Facets;
  formId: string;
  /** From this width on the filters stand on the page, and need no button. */
  filtersFrom: 'md' | 'lg';
}

/** How many studios there are, what narrows them, and the studios. */
export function SearchResults({
  id,
  address,
  found,
  facets,
  formId,
  filtersFrom,
}: SearchResultsProps) {
  const { t } = useTranslation(['search', 'studios']);
  const { search, choose, clear, sortBy } = address;
  const filters = useActiveFilters(search.filter, facets.cities);
  const top = useRef<HTMLElement>(null);
  useScrollToTop(top, searchQuery(found.asked.search));
  const totalCount = found.result?.studios.totalCount;
  return (
    <Box
      component="section"
      ref={top}
      id={id}
      tabIndex={-1}
      aria-label={t('results.label')}
      sx={{ minWidth: 0, scrollMarginTop: HEADER_HEIGHT, outline: 'none' }}
    >
      <Box sx={toolbarStyle}>
        <Typography variant="h3" component="h2" sx={{ gridArea: 'count' }}>
          {/* Told to screen readers whenever it changes. */}
          <output>{totalCount !== undefined && t('studios:count', { count: totalCount })}</output>
        </Typography>
        <Box sx={{ gridArea: 'filters', display: { [filtersFrom]: 'none' } }}>
          <FilterButton
            address={address}
            facets={facets}
            totalCount={found.isStale ? undefined : totalCount}
          />
        </Box>
        <Box sx={{ gridArea: 'sort' }}>
          <SortSelect value={search.sort} onChange={sortBy} form={formId} />
        </Box>
      </Box>
      <Box sx={conditionsStyle}>
        <ActiveFilters filters={filters} onRemove={choose} onClear={clear} />
        {filters.length > 0 && (
          <SearchAction
            filter={search.filter}
            name={filters.map(({ label }) => label).join(', ')}
          />
        )}
      </Box>
      <Renewing isStale={found.isStale} lineTop={HEADER_HEIGHT}>
        <Found result={found.result} asked={found.asked} error={found.error} retry={found.retry} />
      </Renewing>
    </Box>
  );
}

/** The result as cards. It does not change with every control that does. */
const Found = memo(function Found({ result, asked, error, retry }: Omit<FoundStudios, 'isStale'>) {
  const { t } = useTranslation('search');
  if (!result) return <ErrorState error={error} title={t('results.error')} onRetry={retry} />;
  const { studios } = result;
  if (studios.totalCount > 0) {
    return (
      <>
        <SpellingNote
          asked={asked.search.filter}
          text={studios.correctedText}
          location={studios.correctedLocation}
        />
        <StudioResults
          list={studios}
          search={asked.search}
          after={asked.after}
          queryFrom={(after) => searchQuery(asked.search, after)}
        />
      </>
    );
  }
  const key = searchQuery(asked.search);
  return (
    <ErrorBoundary resetKeys={[key]} title={t('empty.error')}>
      <Suspense key={key} fallback={<StudioGridSkeleton count={3} columns="fit" />}>
        <NearMatches search={asked.search} />
      </Suspense>
    </ErrorBoundary>
  );
});

/** Shows the beginning of results that took the place of others which were scrolled through. */
function useScrollToTop(top: RefObject<HTMLElement | null>, key: string): void {
  const navigation = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // Going back and forth restores the position by itself.
    const isScrolledPast = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isScrolledPast && navigation !== NavigationType.Pop) top.current?.scrollIntoView();
  }, [top, key, navigation]);
}

const conditionsStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 1 } as const;

const toolbarStyle = {
  display: 'grid',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
  gridTemplateAreas: { xs: '"filters sort" "count count"', md: '"count filters sort"' },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr) auto 200px' },
} as const;
