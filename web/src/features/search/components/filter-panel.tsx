import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { amenityIds } from '#domain/studios/amenity.ts';
import type { AmenityId } from '#domain/studios/amenity.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { countryNames, regionIds } from '#domain/studios/city.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { countryName } from '#web/lib/countries.ts';
import { countIn, countSet } from '../facets.ts';
import type { FacetCounts } from '../facets.ts';
import type { SearchAddress } from '../hooks/use-search-address.ts';
import { CheckList } from './check-list.tsx';
import { CheckRow, CheckRows } from './check-row.tsx';
import { EquipmentGroup } from './equipment-group.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FitGroup } from './fit-group.tsx';
import { PriceFields } from './price-fields.tsx';
import { RatingOptions } from './rating-options.tsx';
import { SearchSelect } from './search-select.tsx';

/** What the list of studios says about the filters. */
export interface Facets {
  cities: readonly { id: string; name: string }[];
  categoryCounts: FacetCounts;
  cityCounts: FacetCounts;
  parkingCounts: FacetCounts;
}

/** What {@link FitGroup} asks for; ticked here only when an address has them. */
const fitAmenities: readonly AmenityId[] = ['parking', 'step-free-access'];

interface FilterPanelProps {
  address: SearchAddress;
  facets: Facets;
  formId: string;
  /** Whether all groups are unfolded from the start, or only those used most. */
  unfolded: boolean;
}

/** Every filter besides what, where and when. */
export function FilterPanel({ address, facets, formId, unfolded }: FilterPanelProps) {
  const { t, i18n } = useTranslation(['search', 'studios']);
  const { cityName } = usePlaceNames();
  const { choose, type, search } = address;
  const { filter } = search;
  const countries = Object.keys(countryNames)
    .map((value) => ({ value, label: countryName(value, i18n.language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language));
  return (
    <>
      <FilterGroup title={t('filters.category')} chosen={filter.categories?.length ?? 0} open>
        <CheckList
          name="type"
          form={formId}
          options={categoryIds.map((id) => ({
            id,
            label: t(`studios:categories.${id}`),
            count: countIn(facets.categoryCounts, id),
          }))}
          chosen={filter.categories ?? []}
          onChange={(categories) => choose({ categories })}
        />
      </FilterGroup>
      <FilterGroup title={t('filters.city')} chosen={filter.cities?.length ?? 0} open>
        <CheckList
          name="city"
          form={formId}
          options={facets.cities.map(({ id, name }) => ({
            id,
            label: cityName({ id, name }),
            count: countIn(facets.cityCounts, id),
          }))}
          chosen={filter.cities ?? []}
          onChange={(cities) => choose({ cities })}
        />
      </FilterGroup>
      <FilterGroup
        title={t('filters.price')}
        chosen={countSet(filter.minPriceCents, filter.maxPriceCents)}
        open
      >
        <PriceFields filter={filter} onChange={type} form={formId} />
      </FilterGroup>
      <FilterGroup
        title={t('filters.booking')}
        chosen={countSet(filter.instantOnly, filter.promotedOnly)}
        open
      >
        <CheckRows>
          <CheckRow
            name="instant"
            value="1"
            form={formId}
            label={t('filters.instant')}
            help={t('filters.instantHelp')}
            checked={filter.instantOnly ?? false}
            onChange={(isOn) => choose({ instantOnly: isOn || undefined })}
          />
          <CheckRow
            name="promoted"
            value="1"
            form={formId}
            label={t('filters.promoted')}
            checked={filter.promotedOnly ?? false}
            onChange={(isOn) => choose({ promotedOnly: isOn || undefined })}
          />
        </CheckRows>
      </FilterGroup>
      <FilterGroup title={t('filters.rating')} chosen={countSet(filter.minRating)} open={unfolded}>
        <RatingOptions
          value={filter.minRating}
          onChange={(minRating) => choose({ minRating })}
          form={formId}
        />
      </FilterGroup>
      <EquipmentGroup address={address} formId={formId} open={unfolded} />
      <FitGroup address={address} counts={facets.parkingCounts} formId={formId} open={unfolded} />
      <FilterGroup
        title={t('filters.amenities')}
        chosen={filter.amenities?.length ?? 0}
        open={unfolded}
      >
        <CheckList
          name="amenities"
          form={formId}
          options={amenityIds
            .filter((id) => !fitAmenities.includes(id) || filter.amenities?.includes(id))
            .map((id) => ({ id, label: t(`studios:amenities.${id}`) }))}
          chosen={filter.amenities ?? []}
          onChange={(amenities) => choose({ amenities })}
        />
      </FilterGroup>
      <FilterGroup
        title={t('filters.area')}
        chosen={countSet(filter.country) + (filter.regions?.length ?? 0)}
        open={unfolded}
      >
        <Box sx={{ pt: 1, pb: 1 }}>
          <SearchSelect
            label={t('filters.country')}
            name="country"
            form={formId}
            value={filter.country ?? ''}
            options={[{ value: '', label: t('filters.anyCountry') }, ...countries]}
            onChange={(country) => choose({ country: country || undefined })}
          />
        </Box>
        <CheckList
          name="region"
          form={formId}
          options={regionIds.map((id) => ({ id, label: t(`regions.${id}`) }))}
          chosen={filter.regions ?? []}
          onChange={(regions) => choose({ regions })}
        />
      </FilterGroup>
    </>
  );
}
