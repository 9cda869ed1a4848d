import Box from '@mui/material/Box';
import { lazy, Suspense, useId } from 'react';
import type { ReactNode } from 'react';
import type { SearchPanelState } from '../hooks/use-search-panel.ts';
import { FilterBar } from './filter-bar.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';

const FilterPanel = lazy(async () => ({
  default: (await import('./filter-panel.tsx')).FilterPanel,
}));
const WrongParameters = lazy(async () => ({
  default: (await import('./wrong-parameters.tsx')).WrongParameters,
}));

interface SearchPanelProps {
  panel: SearchPanelState;
  /** Whether all filters are open from the start. */
  startsOpen?: boolean;
  /** Stands between the search and its studios. */
  children?: ReactNode;
}

/** A search for studios: what, where and when, the filters, and what was found. */
export function SearchPanel({ panel, startsOpen = false, children }: SearchPanelProps) {
  const { address, found } = panel;
  const formId = useId();
  const totalCount = found.isStale ? undefined : found.result?.studios.totalCount;
  const showsStudios = address.kind === undefined || address.kind === 'studios';
  return (
    <>
      {Object.keys(address.errors).length > 0 && (
        <Suspense>
          <WrongParameters errors={address.errors} />
        </Suspense>
      )}
      <SearchBar address={address} formId={formId} />
      {showsStudios && (
        <Box sx={{ mt: 2, mb: 3 }}>
          <FilterBar address={address} totalCount={totalCount} startsOpen={startsOpen} />
          {startsOpen && (
            // Never rendered in a browser with scripts, which has the dialog.
            <noscript>
              <Suspense>
                <FilterPanel address={address} formId={formId} unfolded />
              </Suspense>
            </noscript>
          )}
        </Box>
      )}
      {children}
      {showsStudios && <SearchResults {...panel} formId={formId} />}
    </>
  );
}
