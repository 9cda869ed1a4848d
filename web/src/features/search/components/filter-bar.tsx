import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FilterGroupId } from '../filter-groups.ts';
import { FilterButton } from './filter-button.tsx';
import type { FilterButtonProps } from './filter-button.tsx';
import { FilterChip } from './filter-chip.tsx';

/** What most people narrow a search by. */
const chips: readonly FilterGroupId[] = [
  'category',
  'city',
  'price',
  'booking',
  'rating',
  'equipment',
];

/** The filters above the results: all of them, and those that are used most one by one. */
export function FilterBar(props: FilterButtonProps) {
  const { t } = useTranslation('search');
  return (
    <Box component="section" aria-label={t('filters.title')} sx={barStyle}>
      <FilterButton {...props} />
      {chips.map((group) => (
        <FilterChip key={group} group={group} address={props.address} />
      ))}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 1,
  minWidth: 0,
  // On phones one row to swipe through, which bleeds to the edges of the screen.
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  py: 0.5,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
} as const;
