import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import type { SearchAddress } from '../hooks/use-search-address.ts';
import type { Facets } from './filter-panel.tsx';

const FilterDialog = lazy(async () => ({
  default: (await import('./filter-dialog.tsx')).FilterDialog,
}));

interface FilterButtonProps {
  address: SearchAddress;
  facets: Facets;
  /** How many studios there are; undefined while that is being found out. */
  totalCount: number | undefined;
}

/** Opens the filters where there is no room for them on the page. */
export function FilterButton({ address, facets, totalCount }: FilterButtonProps) {
  const { t } = useTranslation('search');
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<SlidersHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        sx={{ minHeight: 56, whiteSpace: 'nowrap' }}
      >
        {t('filters.open', { count: countFilters(address.search.filter) })}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            address={address}
            facets={facets}
            totalCount={totalCount}
          />
        </Suspense>
      )}
    </>
  );
}

/** What stands beside the button, and not in the dialog. */
const elsewhere: readonly string[] = ['text', 'location', 'freeAt'];

/** Conditions that are set in the dialog. */
function countFilters(filter: StudioFilter): number {
  return Object.entries(filter)
    .filter(([field, condition]) => condition !== undefined && !elsewhere.includes(field))
    .reduce((count, [, condition]) => count + (Array.isArray(condition) ? condition.length : 1), 0);
}
