import { useTranslation } from 'react-i18next';
import { sortNames } from '#domain/search/studio-search.ts';
import type { SortName } from '#domain/search/studio-search.ts';
import { SearchSelect } from './search-select.tsx';

interface SortSelectProps {
  value: SortName;
  onChange: (sort: SortName) => void;
  form: string;
}

/** The order of the results. */
export function SortSelect({ value, onChange, form }: SortSelectProps) {
  const { t } = useTranslation('search');
  return (
    <SearchSelect
      label={t('sort.label')}
      name="sort"
      form={form}
      value={value}
      options={sortNames.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={onChange}
    />
  );
}
