import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { useActiveFilters } from '../hooks/use-active-filters.ts';
import type { FilterChange } from '../hooks/use-search-address.ts';
import { RemovableChip } from './removable-chip.tsx';
import { SearchAction } from './search-action.tsx';

interface ActiveFiltersProps {
  /** What can be removed. */
  filter: StudioFilter;
  /** All that is asked for, with what the page itself stands for. */
  whole: StudioFilter;
  /** Gives cities their names. */
  cities: readonly { id: string; name: string }[];
  onRemove: (removal: FilterChange) => void;
  onClear: () => void;
}

/** The conditions that are set, each to be taken away by pressing it. */
export function ActiveFilters({
  filter: asked,
  whole,
  cities,
  onRemove,
  onClear,
}: ActiveFiltersProps) {
  const { t } = useTranslation('search');
  const filters = useActiveFilters(asked, cities);
  const name = useActiveFilters(whole, cities)
    .map(({ label }) => label)
    .join(', ');
  const list = useRef<HTMLUListElement>(null);
  const removal = useRef<{ index: number; count: number }>(undefined);

  // The button that was pressed is gone: whoever uses the keyboard goes on from the next.
  useEffect(() => {
    const { index, count } = removal.current ?? {};
    if (index === undefined || count === filters.length) return;
    removal.current = undefined;
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index] ?? buttons?.[buttons.length - 1] ?? list.current)?.focus();
  });

  function removeAt(index: number, remove: () => void): void {
    removal.current = { index, count: filters.length };
    remove();
  }

  return (
    <Box sx={{ ...rowStyle, mb: filters.length > 0 ? 2 : 0 }}>
      <Box component="ul" ref={list} tabIndex={-1} aria-label={t('active.label')} sx={listStyle}>
        {filters.map((filter, index) => (
          <Box component="li" key={filter.label} sx={{ minWidth: 0 }}>
            <RemovableChip
              label={filter.label}
              removeLabel={t('active.remove', { name: filter.label })}
              onRemove={() => removeAt(index, () => onRemove(filter.removal))}
            />
          </Box>
        ))}
        {filters.length > 1 && (
          <li>
            <Button color="inherit" size="small" onClick={() => removeAt(0, onClear)}>
              {t('active.clear')}
            </Button>
          </li>
        )}
      </Box>
      {filters.length > 0 && <SearchAction filter={whole} name={name} />}
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 1 } as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  outline: 'none',
} as const;
