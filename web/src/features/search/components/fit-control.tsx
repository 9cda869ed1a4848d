import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { conditionId, groupSizeOptions } from '#domain/search/further-conditions.ts';
import { parkingChoices } from '#domain/studios/what-fits.ts';
import { countIn, withCount } from '../facets.ts';
import { CheckList } from './check-list.tsx';
import { CheckRow, CheckRows } from './check-row.tsx';
import type { FilterControlProps } from './filter-control.tsx';
import { SearchSelect } from './search-select.tsx';

/** Who and what has to fit in: people, wheelchairs, gear and cars. */
export function FitControl({ address: { search, choose }, facets, formId }: FilterControlProps) {
  const { t } = useTranslation(['search', 'studios']);
  const { groupSize, stepFreeOnly, withoutStairs, parking } = search.filter;
  const counts = facets.conditionCounts;
  const sizes = [
    ...new Set<number>([...groupSizeOptions, ...(groupSize === undefined ? [] : [groupSize])]),
  ];
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
              .map((size) => ({
                value: String(size),
                label: withCount(
                  t('filters.groupSizeFrom', { count: size }),
                  counts?.get(conditionId('people', size)),
                ),
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
          count={countIn(counts, conditionId('stepFree'))}
          checked={stepFreeOnly ?? false}
          onChange={(isOn) => choose({ stepFreeOnly: isOn || undefined })}
        />
        <CheckRow
          name="noStairs"
          value="1"
          form={formId}
          label={t('filters.withoutStairs')}
          count={countIn(counts, conditionId('noStairs'))}
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
