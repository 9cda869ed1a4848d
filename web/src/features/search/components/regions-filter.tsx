import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionIds } from '#domain/studios/city.ts';
import { useSearchElsewhere } from '../hooks/use-search-elsewhere.ts';
import { CheckList } from './check-list.tsx';
import { FilterPopover } from './filter-popover.tsx';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';

/** The parts of the world to tick; those of the search that is shown are ticked when it opens. */
export function RegionsFilter(props: AnchoredWindowProps) {
  // Opened anew, it starts from what the page shows then.
  return <Regions key={String(props.open)} {...props} />;
}

function Regions(props: AnchoredWindowProps) {
  const { t } = useTranslation('search');
  const { filter, apply } = useSearchElsewhere();
  const [regions, setRegions] = useState(filter.regions);
  const formId = useId();

  function finish(chosen: typeof regions): void {
    props.onClose();
    apply({ regions: chosen });
  }

  return (
    <FilterPopover
      {...props}
      title={t('filters.region')}
      onApply={() => finish(regions)}
      onClear={filter.regions || regions ? () => finish(undefined) : undefined}
    >
      <Box sx={{ minWidth: { md: 240 } }}>
        <CheckList
          name="region"
          form={formId}
          options={regionIds.map((id) => ({ id, label: t(`regions.${id}`) }))}
          chosen={regions ?? []}
          onChange={setRegions}
        />
      </Box>
    </FilterPopover>
  );
}
