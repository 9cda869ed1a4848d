import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { conditionId } from '#domain/search/further-conditions.ts';
import { amenityIds } from '#domain/studios/amenity.ts';
import type { AmenityId } from '#domain/studios/amenity.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { countryNames, regionIds } from '#domain/studios/city.ts';
import { ModeLegend } from '#web/features/studios/components/mode-legend.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { countryName } from '#web/lib/countries.ts';
import { countIn, countInCities, withCount } from '../facets.ts';
import type { Facets } from '../facets.ts';
import type { FilterGroupId } from '../filter-groups.ts';
import type { SearchAddress } from '../hooks/use-search-address.ts';
import { CheckList } from './check-list.tsx';
import { CheckRow, CheckRows } from './check-row.tsx';
import { EquipmentControl } from './equipment-control.tsx';
import { FitControl } from './fit-control.tsx';
import { PriceFields } from './price-fields.tsx';
import { RatingOptions } from './rating-options.tsx';
import { SearchSelect } from './search-select.tsx';

export interface FilterControlProps {
  address: SearchAddress;
  facets: Facets;
  /** The form that the control belongs to, wherever it stands. */
  formId: string;
}

const controls: Readonly<Record<FilterGroupId, (props: FilterControlProps) => ReactNode>> = {
  category: CategoryControl,
  city: CityControl,
  price: ({ address, formId }) => (
    <PriceFields filter={address.search.filter} onChange={address.type} form={formId} />
  ),
  booking: BookingControl,
  rating: ({ address, facets, formId }) => (
    <RatingOptions
      value={address.search.filter.minRating}
      counts={facets.conditionCounts}
      onChange={(minRating) => address.choose({ minRating })}
      form={formId}
    />
  ),
  equipment: EquipmentControl,
  fit: FitControl,
  amenities: AmenitiesControl,
  area: AreaControl,
};

/** What sets the filters of a group. */
export function FilterControl({ group, ...props }: FilterControlProps & { group: FilterGroupId }) {
  const Control = controls[group];
  return <Control {...props} />;
}

function CategoryControl({ address, facets, formId }: FilterControlProps) {
  const { t } = useTranslation('studios');
  return (
    <CheckList
      name="type"
      form={formId}
      options={categoryIds.map((id) => ({
        id,
        label: t(`categories.${id}`),
        count: countIn(facets.categoryCounts, id),
      }))}
      chosen={address.search.filter.categories ?? []}
      onChange={(categories) => address.choose({ categories })}
    />
  );
}

/** Cities in which nothing is found are left out, unless they are asked for. */
function CityControl({ address, facets, formId }: FilterControlProps) {
  const { cityName } = usePlaceNames();
  const chosen = address.search.filter.cities ?? [];
  const options = facets.cities
    .map((city) => ({
      id: city.id,
      label: cityName(city),
      count: countIn(facets.cityCounts, city.id),
    }))
    .filter(({ id, count }) => count !== 0 || chosen.includes(id));
  return (
    <CheckList
      name="city"
      form={formId}
      options={options}
      chosen={chosen}
      onChange={(cities) => address.choose({ cities })}
    />
  );
}

function BookingControl({ address, facets, formId }: FilterControlProps) {
  const { t } = useTranslation('search');
  const { filter } = address.search;
  return (
    <>
      <CheckRows>
        <CheckRow
          name="instant"
          value="1"
          form={formId}
          label={t('filters.instant')}
          count={countIn(facets.conditionCounts, conditionId('instant'))}
          checked={filter.instantOnly ?? false}
          onChange={(isOn) => address.choose({ instantOnly: isOn || undefined })}
        />
        <CheckRow
          name="promoted"
          value="1"
          form={formId}
          label={t('filters.promoted')}
          count={countIn(facets.conditionCounts, conditionId('promoted'))}
          checked={filter.promotedOnly ?? false}
          onChange={(isOn) => address.choose({ promotedOnly: isOn || undefined })}
        />
      </CheckRows>
      <ModeLegend />
    </>
  );
}

/** What {@link FitControl} asks for; ticked here only when an address has them. */
const fitAmenities: readonly AmenityId[] = ['parking', 'step-free-access'];

function AmenitiesControl({ address, facets, formId }: FilterControlProps) {
  const { t } = useTranslation('studios');
  const chosen = address.search.filter.amenities ?? [];
  return (
    <CheckList
      name="amenities"
      form={formId}
      options={amenityIds
        .filter((id) => !fitAmenities.includes(id) || chosen.includes(id))
        .map((id) => ({
          id,
          label: t(`amenities.${id}`),
          count: countIn(facets.conditionCounts, conditionId('amenities', id)),
        }))}
      chosen={chosen}
      onChange={(amenities) => address.choose({ amenities })}
    />
  );
}

function AreaControl({ address, facets, formId }: FilterControlProps) {
  const { t, i18n } = useTranslation('search');
  const { filter } = address.search;
  const countries = Object.keys(countryNames)
    .map((value) => ({
      value,
      label: countryName(value, i18n.language),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language))
    .map(({ value, label }) => ({
      value,
      label: withCount(label, countInCities(facets, 'countryCode', value)),
    }));
  return (
    <>
      <Box sx={{ pt: 1, pb: 1 }}>
        <SearchSelect
          label={t('filters.country')}
          name="country"
          form={formId}
          value={filter.country ?? ''}
          options={[{ value: '', label: t('filters.anyCountry') }, ...countries]}
          onChange={(country) => address.choose({ country: country || undefined })}
        />
      </Box>
      <CheckList
        name="region"
        form={formId}
        options={regionIds.map((id) => ({
          id,
          label: t(`regions.${id}`),
          count: countInCities(facets, 'region', enumName(id)),
        }))}
        chosen={filter.regions ?? []}
        onChange={(regions) => address.choose({ regions })}
      />
    </>
  );
}
