import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { FreeAt, StudioFilter } from '#domain/search/studio-search.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { countryName } from '#web/lib/countries.ts';
import { formatClock, formatDays } from '#web/lib/dates.ts';
import { formatRating } from '#web/lib/numbers.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { Money } from '#web/ui/money.tsx';
import type { FilterChange } from './use-search-address.ts';

/** A condition of a search, in words. */
export interface ActiveFilter {
  label: string;
  /** What takes it away. */
  removal: FilterChange;
}

type Words = TFunction<readonly ['search', 'studios']>;

/** The conditions of a search one by one; `cities` gives cities their names. */
export function useActiveFilters(
  filter: StudioFilter,
  cities: readonly { id: string; name: string }[],
): ActiveFilter[] {
  const { t, i18n } = useTranslation(['search', 'studios']);
  const { language } = i18n;
  const money = useMoney();
  const { text, location, country, minRating, groupSize, freeAt } = filter;
  const { cityName } = usePlaceNames();
  const cityOf = (id: string) =>
    cityName({ id, name: cities.find((city) => city.id === id)?.name ?? id });
  return [
    text && { label: t('active.text', { text }), removal: { text: undefined } },
    location && {
      label: t('active.location', { location }),
      removal: { location: undefined },
    },
    freeAt && { label: timeLabel(freeAt, t, language), removal: { freeAt: undefined } },
    ...each(filter, 'categories', (id) => t(`studios:categories.${id}`)),
    ...each(filter, 'cities', cityOf),
    priceFilter(filter, t, money),
    filter.instantOnly && {
      label: t('filters.instant'),
      removal: { instantOnly: undefined },
    },
    filter.promotedOnly && {
      label: t('filters.promoted'),
      removal: { promotedOnly: undefined },
    },
    minRating && {
      label: t('active.rating', { rating: formatRating(minRating, language) }),
      removal: { minRating: undefined },
    },
    ...each(filter, 'equipment', (name) => name),
    ...each(filter, 'amenities', (id) => t(`studios:amenities.${id}`)),
    groupSize && {
      label: t('filters.groupSizeFrom', { count: groupSize }),
      removal: { groupSize: undefined },
    },
    filter.stepFreeOnly && {
      label: t('studios:amenities.step-free-access'),
      removal: { stepFreeOnly: undefined },
    },
    filter.withoutStairs && {
      label: t('filters.withoutStairs'),
      removal: { withoutStairs: undefined },
    },
    ...each(filter, 'parking', (id) => t(`studios:parking.${enumName(id)}`)),
    country && { label: countryName(country, language), removal: { country: undefined } },
    filter.bounds && { label: t('active.bounds'), removal: { bounds: undefined } },
    ...each(filter, 'regions', (id) => t(`regions.${id}`)),
  ].filter((condition) => typeof condition === 'object');
}

type ListField = 'categories' | 'cities' | 'equipment' | 'amenities' | 'parking' | 'regions';
type ItemOf<Field extends ListField> = NonNullable<StudioFilter[Field]>[number];

/** The items of a list as conditions of their own. */
function each<Field extends ListField>(
  filter: StudioFilter,
  field: Field,
  labelOf: (item: ItemOf<Field>) => string,
): ActiveFilter[] {
  const items: readonly ItemOf<Field>[] = filter[field] ?? [];
  return items.map((item) => {
    const rest = items.filter((other) => other !== item);
    return { label: labelOf(item), removal: { [field]: rest.length > 0 ? rest : undefined } };
  });
}

function timeLabel({ date, until, startTime, hours }: FreeAt, t: Words, language: string): string {
  const day = formatDays(date, until ?? date, language);
  return startTime === undefined
    ? t('active.freeOn', { day, count: hours })
    : t('active.freeAt', { day, time: formatClock(startTime, language), count: hours });
}

function priceFilter(
  { minPriceCents, maxPriceCents }: StudioFilter,
  t: Words,
  { typedPrice }: Money,
): ActiveFilter | undefined {
  const from = minPriceCents === undefined ? undefined : typedPrice(minPriceCents);
  const to = maxPriceCents === undefined ? undefined : typedPrice(maxPriceCents);
  const removal = { minPriceCents: undefined, maxPriceCents: undefined };
  if (from !== undefined && to !== undefined) {
    return { label: t('active.priceBetween', { from, to }), removal };
  }
  if (from !== undefined) return { label: t('active.priceFrom', { price: from }), removal };
  if (to !== undefined) return { label: t('active.priceTo', { price: to }), removal };
  return undefined;
}
