import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAddress } from '../hooks/use-search-address.ts';
import { FilterGroup } from './filter-group.tsx';

// Most searches do without.
const EquipmentField = lazy(async () => ({
  default: (await import('./equipment-field.tsx')).EquipmentField,
}));

interface EquipmentGroupProps {
  address: SearchAddress;
  formId: string;
  open: boolean;
}

/** Gear that a studio must have. */
export function EquipmentGroup({ address, formId, open }: EquipmentGroupProps) {
  const { t } = useTranslation('search');
  const chosen = address.search.filter.equipment ?? [];
  const [wasOpened, setWasOpened] = useState(open || chosen.length > 0);
  return (
    <FilterGroup
      title={t('filters.equipment')}
      chosen={chosen.length}
      open={open}
      onOpen={() => setWasOpened(true)}
    >
      {wasOpened && (
        <Suspense fallback={<Skeleton variant="rounded" height={56} sx={{ mt: 1 }} />}>
          <EquipmentField
            chosen={chosen}
            onChange={(equipment) => address.choose({ equipment })}
            form={formId}
          />
        </Suspense>
      )}
    </FilterGroup>
  );
}
