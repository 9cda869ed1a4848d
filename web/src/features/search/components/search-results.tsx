import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Map } from 'lucide-react';
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { StudioGridSkeleton } from '#web/features/studios/components/studio-grid.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import type { FoundStudios } from '../hooks/use-found-studios.ts';
import type { SearchAddress } from '../hooks/use-search-address.ts';
import type { SearchPanelState } from '../hooks/use-search-panel.ts';
import { searchQuery } from '../search-path.ts';
import { SpellingNote } from './spelling-note.tsx';
import { StudioResults } from './studio-results.tsx';

const ActiveFilters = lazy(async () => ({
  default: (await import('./active-filters.tsx')).ActiveFilters,
}));
const SortSelect = lazy(async () => ({
  default: (await import('./sort-select.tsx')).SortSelect,
}));
const SearchMap = lazy(async () => ({
  default: (await import('./search-map.tsx')).SearchMap,
}));
const NearMatches = lazy(async () => ({
  default: (await import('./near-matches.tsx')).NearMatches,
}));

/** Room for the header, which stays at the top, in pixels. */
const HEADER_HEIGHT = 80;

interface SearchResultsProps extends SearchPanelState {
  formId: string;
}

/** How many studios there are, what narrows them, and the studios. */
export function SearchResults({ address, found, formId }: SearchResultsProps) {
  const { t } = useTranslation(['search', 'studios']);
  const { search, own, choose, clear, sortBy } = address;
  const isFiltered = Object.keys(own).length > 0;
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  const top = useRef<HTMLElement>(null);
  useScrollToTop(top, searchQuery(found.asked.search));
  const totalCount = found.result?.studios.totalCount;
  return (
    <Box
      component="section"
      ref={top}
      aria-label={t('results.label')}
      sx={{ minWidth: 0, scrollMarginTop: HEADER_HEIGHT }}
    >
      <Box sx={toolbarStyle}>
        <Typography variant="h3" component="h2">
          {/* Told to screen readers whenever it changes. */}
          <output>{totalCount !== undefined && t('studios:count', { count: totalCount })}</output>
        </Typography>
        <Button
          variant="outlined"
          color="inherit"
          aria-pressed={address.hasMap}
          startIcon={<Map size={18} aria-hidden />}
          onClick={() => address.showMap(!address.hasMap)}
          sx={{ ml: 'auto', flex: 'none' }}
        >
          {t('map.show')}
        </Button>
        <Box sx={{ width: '12.5rem', maxWidth: '40%' }}>
          <Suspense fallback={<Box sx={{ width: 160, height: 40 }} />}>
            <SortSelect value={search.sort} onChange={sortBy} form={formId} />
          </Suspense>
        </Box>
      </Box>
      {wasFiltered && (
        <Suspense>
          <ActiveFilters
            filter={own}
            whole={search.filter}
            cities={found.result?.cities ?? []}
            onRemove={choose}
            onClear={clear}
          />
        </Suspense>
      )}
      <Renewing isStale={found.isStale} lineTop={HEADER_HEIGHT}>
        <Found
          result={found.result}
          asked={found.asked}
          error={found.error}
          retry={found.retry}
          hasMap={address.hasMap}
          choose={choose}
        />
      </Renewing>
    </Box>
  );
}

interface FoundProps
  extends Omit<FoundStudios, 'isStale'>, Pick<SearchAddress, 'hasMap' | 'choose'> {}

/** The result as cards, and on a map. It does not change with every control that does. */
const Found = memo(function Found({ hasMap, choose, ...found }: FoundProps) {
  const [markedId, setMarkedId] = useState<string>();
  const { result, asked } = found;
  return (
    <Box sx={hasMap ? columnsStyle : null}>
      <Box sx={{ minWidth: 0 }}>
        <FoundList {...found} onMark={hasMap ? setMarkedId : undefined} />
      </Box>
      {hasMap && (
        <Suspense fallback={<Skeleton variant="rounded" height="60vh" />}>
          <SearchMap
            studios={result?.studios.nodes ?? []}
            bounds={asked.search.filter.bounds}
            markedId={markedId}
            onChoose={(bounds) => choose({ bounds })}
          />
        </Suspense>
      )}
    </Box>
  );
});

interface FoundListProps extends Omit<FoundStudios, 'isStale'> {
  /** Told which studio is pointed at or focused, or that none is. */
  onMark: ((id: string | undefined) => void) | undefined;
}

function FoundList({ result, asked, error, retry, onMark }: FoundListProps) {
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
          onMark={onMark}
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
}

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

/** The map comes first where there is no room beside the list. */
const columnsStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  '& > :nth-of-type(2)': { order: { xs: -1, md: 0 } },
} as const;

const toolbarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2,
} as const;
