import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { listingLimits } from '#domain/listings/limits.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import type { ListingValues } from '../../listing-values.ts';
import { useListingCitiesSuspenseQuery } from '../../listings.generated.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { RepeatedFields } from '../repeated-fields.tsx';

/** Where the studio is, how large, and what rooms it has. */
export function PlaceStep() {
  const { t } = useTranslation('listings');
  const { location } = usePlaceNames();
  const { values } = useFormikContext<ListingValues>();
  const { data } = useListingCitiesSuspenseQuery();
  const zone = data.cities.find(({ id }) => id === values.cityId)?.zone.replaceAll('_', ' ');
  return (
    <Stack spacing={3}>
      <FormSelect
        name="cityId"
        label={t('place.city')}
        helperText={zone ? t('place.zone', { zone }) : t('place.cityHelp')}
      >
        <option value="">{t('place.choose')}</option>
        {data.cities.map((city) => (
          <option key={city.id} value={city.id}>
            {location(city)}
          </option>
        ))}
      </FormSelect>
      <FormTextField
        name="neighbourhood"
        label={t('place.neighbourhood')}
        slotProps={{ htmlInput: { maxLength: listingLimits.place } }}
      />
      <FormTextField
        name="street"
        label={t('place.street')}
        autoComplete="street-address"
        slotProps={{ htmlInput: { maxLength: listingLimits.place } }}
      />
      <Box sx={{ maxWidth: 240 }}>
        <FormTextField
          name="sizeSquareMetres"
          label={t('place.size')}
          slotProps={{
            htmlInput: { inputMode: 'numeric' },
            input: { endAdornment: <InputAdornment position="end">m²</InputAdornment> },
          }}
        />
      </Box>
      <RepeatedFields name="spaces" max={listingLimits.spaces} line="name" body="description" />
    </Stack>
  );
}
