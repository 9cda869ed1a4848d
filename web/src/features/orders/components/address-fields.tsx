import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryCodes } from '#domain/orders/countries.ts';
import { countryName } from '#web/lib/countries.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';

type Field = 'address' | 'city' | 'state' | 'zipCode' | 'country';

const shippingNames: Readonly<Record<Field, string>> = {
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zipCode',
  country: 'country',
};
const billingNames: Readonly<Record<Field, string>> = {
  address: 'billingAddress',
  city: 'billingCity',
  state: 'billingState',
  zipCode: 'billingZipCode',
  country: 'billingCountry',
};

/** The lines of an address, which browsers fill in. */
export function AddressFields({ of }: { of: 'shipping' | 'billing' }) {
  const { t, i18n } = useTranslation('orders');
  const { language } = i18n;
  const names = of === 'shipping' ? shippingNames : billingNames;
  // Made once: there are many, and a form renders with each letter.
  const countries = useMemo(
    () =>
      countryCodes
        .map((code) => ({ code, name: countryName(code, language) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, language))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        )),
    [language],
  );
  return (
    <>
      <FormTextField
        name={names.address}
        label={t('fields.address')}
        autoComplete={`${of} street-address`}
      />
      <Box sx={rowStyle}>
        <FormTextField
          name={names.city}
          label={t('fields.city')}
          autoComplete={`${of} address-level2`}
        />
        <FormTextField
          name={names.state}
          label={t('fields.state')}
          autoComplete={`${of} address-level1`}
        />
      </Box>
      <Box sx={rowStyle}>
        <FormTextField
          name={names.zipCode}
          label={t('fields.zipCode')}
          autoComplete={`${of} postal-code`}
        />
        <FormSelect name={names.country} label={t('fields.country')} autoComplete={`${of} country`}>
          {countries}
        </FormSelect>
      </Box>
    </>
  );
}

const rowStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
