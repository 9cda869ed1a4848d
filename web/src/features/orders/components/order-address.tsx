import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/countries.ts';
import type { OrderDetailFragment } from '../orders.generated.ts';

interface OrderAddressProps {
  customer: NonNullable<OrderDetailFragment['customer']>;
  email: string | null;
}

/** Where an order is sent. */
export function OrderAddress({ customer, email }: OrderAddressProps) {
  const { i18n } = useTranslation();
  const { name, address, city, state, zipCode, country } = customer;
  return (
    <Typography component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      {name}
      <br />
      {address}
      <br />
      {`${city}, ${state} ${zipCode}`}
      <br />
      {countryName(country, i18n.language)}
      <br />
      {email}
    </Typography>
  );
}
