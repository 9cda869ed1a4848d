import { useLocation, useNavigate } from 'react-router-dom';
import { parseSearchParams } from '#domain/search/search-params.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { searchQuery } from '../search-path.ts';
import type { FilterChange } from './use-search-address.ts';

/** Pages that have the search in their address. */
const searchPaths: readonly string[] = ['/studios', '/search', '/searchtool'];

/**
 * The search for whoever stands outside its page: what the page filters by, if it shows a search,
 * and how to go on from there.
 */
export function useSearchElsewhere(): {
  filter: StudioFilter;
  apply: (change: FilterChange) => void;
} {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const given = searchPaths.includes(pathname) ? query : '';
  const { search } = parseSearchParams(new URLSearchParams(given));
  return {
    filter: search.filter,
    apply: (change) => {
      const next = { ...search, filter: { ...search.filter, ...change } };
      void navigate((pathname === '/searchtool' ? pathname : '/studios') + searchQuery(next));
    },
  };
}
