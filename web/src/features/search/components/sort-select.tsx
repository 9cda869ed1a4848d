import { useTranslation } from 'react-i18next';
import { studioSorts } from '#domain/search/studio-search.ts';
import type { StudioSort } from '#domain/search/studio-search.ts';
import { SearchSelect } from './search-select.tsx';

interface SortSelectProps {
  value: StudioSort;
  onChange: (sort: StudioSort) => void;
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
      options={studioSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={onChange}
    />
  );
}
