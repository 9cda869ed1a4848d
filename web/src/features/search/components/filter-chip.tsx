import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnchoredWindow } from '#web/ui/anchored-window.ts';
import { countChosen } from '../filter-groups.ts';
import type { FilterGroupId } from '../filter-groups.ts';
import { chipStyle, setChipStyle } from './filter-chip-style.ts';
import type { FilterControlProps } from './filter-control.tsx';

const FilterWindow = lazy(async () => ({
  default: (await import('./filter-window.tsx')).FilterWindow,
}));

interface FilterChipProps extends Pick<FilterControlProps, 'address'> {
  group: FilterGroupId;
}

/** A group of filters above the results, which opens at itself. */
export function FilterChip({ group, address }: FilterChipProps) {
  const { t } = useTranslation('search');
  const { button, window } = useAnchoredWindow('dialog');
  const count = countChosen(address.search.filter, group);
  const title = t(`filters.${group}`);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        {...button}
        endIcon={<ChevronDown size={16} aria-hidden />}
        sx={[chipStyle, count > 0 && setChipStyle]}
      >
        {count > 0 ? `${title} · ${count}` : title}
      </Button>
      <Suspense>{window && <FilterWindow group={group} address={address} {...window} />}</Suspense>
    </>
  );
}
