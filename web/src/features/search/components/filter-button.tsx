import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useIsHydrated } from '#web/ui/hydrated.ts';
import { countChosen, filterGroupIds } from '../filter-groups.ts';
import { searchQuery } from '../search-path.ts';
import type { FilterControlProps } from './filter-control.tsx';
import { chipStyle, setChipStyle } from './filter-chip-style.ts';

const FilterDialog = lazy(async () => ({
  default: (await import('./filter-dialog.tsx')).FilterDialog,
}));

export interface FilterButtonProps extends Pick<FilterControlProps, 'address'> {
  /** How many studios there are; undefined while that is being found out. */
  totalCount: number | undefined;
  /** Whether the filters are open from the start. */
  startsOpen: boolean;
}

/** Opens all filters. Without scripts it leads to where they are laid out on the page. */
export function FilterButton({ startsOpen, ...props }: FilterButtonProps) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [wasOpened, setWasOpened] = useState(startsOpen);
  const isHydrated = useIsHydrated();
  const { own, search } = props.address;
  const count = filterGroupIds.reduce((sum, group) => sum + countChosen(own, group), 0);
  return (
    <>
      <Button
        component={RouterLink}
        to={`/searchtool${searchQuery(search)}`}
        color="inherit"
        variant="outlined"
        startIcon={<SlidersHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWasOpened(true);
          setIsOpen(true);
        }}
        sx={[chipStyle, count > 0 && setChipStyle]}
      >
        {t('filters.open', { count })}
      </Button>
      {wasOpened && isHydrated && (
        <Suspense>
          <FilterDialog open={isOpen} onClose={() => setIsOpen(false)} {...props} />
        </Suspense>
      )}
    </>
  );
}
