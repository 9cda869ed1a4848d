import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { parkingChoices } from '#domain/studios/what-fits.ts';
import { countIn } from '../facets.ts';
import { CheckList } from './check-list.tsx';
import { CheckRow, CheckRows } from './check-row.tsx';
import type { FilterControlProps } from './filter-control.tsx';
import { SearchSelect } from './search-select.tsx';

/** Group sizes on offer; others come by address. */
const groupSizes = [2, 4, 6, 8, 10, 15, 20, 30, 50];

/** Who and what has to fit in: people, wheelchairs, gear and cars. */
export function FitControl({ address: { search, choose }, facets, formId }: FilterControlProps) {
  const { t } = useTranslation(['search', 'studios']);
  const { groupSize, stepFreeOnly, withoutStairs, parking } = search.filter;
  const sizes = [...new Set([...groupSizes, ...(groupSize === undefined ? [] : [groupSize])])];
  return (
    <>
      <Box sx={{ pt: 1, pb: 1 }}>
        <SearchSelect
          label={t('filters.groupSize')}
          name="people"
          form={formId}
          value={groupSize === undefined ? '' : String(groupSize)}
          options={[
            { value: '', label: t('filters.anyGroupSize') },
            ...sizes
              .toSorted((one, other) => one - other)
              .map((count) => ({
                value: String(count),
                label: t('filters.groupSizeFrom', { count }),
              })),
          ]}
          onChange={(people) => choose({ groupSize: people ? Number(people) : undefined })}
        />
      </Box>
      <CheckRows>
        <CheckRow
          name="stepFree"
          value="1"
          form={formId}
          label={t('studios:amenities.step-free-access')}
          checked={stepFreeOnly ?? false}
          onChange={(isOn) => choose({ stepFreeOnly: isOn || undefined })}
        />
        <CheckRow
          name="noStairs"
          value="1"
          form={formId}
          label={t('filters.withoutStairs')}
          help={t('filters.withoutStairsHelp')}
          checked={withoutStairs ?? false}
          onChange={(isOn) => choose({ withoutStairs: isOn || undefined })}
        />
      </CheckRows>
      <CheckList
        name="parking"
        form={formId}
        options={parkingChoices.map((id) => ({
          id,
          label: t(`studios:parking.${enumName(id)}`),
          count: countIn(facets.parkingCounts, id),
        }))}
        chosen={parking ?? []}
        onChange={(choice) => choose({ parking: choice })}
      />
    </>
  );
}
