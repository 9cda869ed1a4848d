import Box from '@mui/material/Box';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';
import { countChosen, removalOf } from '../filter-groups.ts';
import type { FilterGroupId } from '../filter-groups.ts';
import { useFacets } from '../hooks/use-facets.ts';
import { FilterControl } from './filter-control.tsx';
import type { FilterControlProps } from './filter-control.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { FilterSkeleton } from './filter-skeleton.tsx';

interface FilterWindowProps extends AnchoredWindowProps, Pick<FilterControlProps, 'address'> {
  group: FilterGroupId;
}

/** The filters of one group. What is chosen applies at once. */
export function FilterWindow({ group, address, ...window }: FilterWindowProps) {
  const { t } = useTranslation('search');
  const isSet = countChosen(address.search.filter, group) > 0;
  // No form: radio buttons of their own, and nothing that is sent.
  const formId = useId();
  return (
    <FilterPopover
      {...window}
      title={t(`filters.${group}`)}
      onApply={window.onClose}
      onClear={isSet ? () => address.choose(removalOf(group)) : undefined}
    >
      <Box sx={{ width: { md: 300 } }}>
        <Suspense fallback={<FilterSkeleton rows={6} />}>
          <CountedControl group={group} address={address} formId={formId} />
        </Suspense>
      </Box>
    </FilterPopover>
  );
}

function CountedControl({
  group,
  ...props
}: Pick<FilterControlProps, 'address' | 'formId'> & { group: FilterGroupId }) {
  const facets = useFacets(props.address.search);
  return <FilterControl group={group} facets={facets} {...props} />;
}
