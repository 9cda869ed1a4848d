import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FilterControlProps } from './filter-control.tsx';

// Most searches do without.
const EquipmentField = lazy(async () => ({
  default: (await import('./equipment-field.tsx')).EquipmentField,
}));

/** Gear that a studio must have. */
export function EquipmentControl({ address, formId }: FilterControlProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} sx={{ mt: 1 }} />}>
      <EquipmentField
        chosen={address.search.filter.equipment ?? []}
        onChange={(equipment) => address.choose({ equipment })}
        form={formId}
      />
    </Suspense>
  );
}
