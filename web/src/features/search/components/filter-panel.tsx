import { useTranslation } from 'react-i18next';
import { countChosen, filterGroupIds } from '../filter-groups.ts';
import type { FilterGroupId } from '../filter-groups.ts';
import { useFacets } from '../hooks/use-facets.ts';
import { FilterControl } from './filter-control.tsx';
import type { FilterControlProps } from './filter-control.tsx';
import { FilterGroup } from './filter-group.tsx';

/** Groups that are used most: they are unfolded from the start. */
const firstGroups: readonly FilterGroupId[] = ['category', 'city', 'price', 'booking'];

interface FilterPanelProps extends Omit<FilterControlProps, 'facets'> {
  /** Whether all groups are unfolded from the start, or only those used most. */
  unfolded: boolean;
}

/** Every filter besides what, where and when. */
export function FilterPanel({ unfolded, ...props }: FilterPanelProps) {
  const { t } = useTranslation('search');
  const facets = useFacets(props.address.search);
  return filterGroupIds.map((group) => (
    <FilterGroup
      key={group}
      title={t(`filters.${group}`)}
      chosen={countChosen(props.address.search.filter, group)}
      open={unfolded || firstGroups.includes(group)}
    >
      <FilterControl group={group} facets={facets} {...props} />
    </FilterGroup>
  ));
}
