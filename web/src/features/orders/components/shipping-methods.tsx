import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME_COUNTRY, shippingDays, shippingMethods } from '#domain/carts/shipping.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { CheckoutQuotes } from '../hooks/use-checkout-quotes.ts';

interface ShippingMethodsProps {
  quotes: CheckoutQuotes['quotes'];
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** How the order is sent, with what that costs and how long it takes. */
export function ShippingMethods({ quotes, country }: ShippingMethodsProps) {
  const { t } = useTranslation('orders');
  const { charge } = useMoney();
  const id = useId();
  const [field] = useField<string>('shippingMethod');
  return (
    <FormControl>
      <FormLabel id={id}>{t('shipping.method')}</FormLabel>
      <RadioGroup aria-labelledby={id} {...field}>
        {shippingMethods.map((method) => {
          const reach = country === HOME_COUNTRY ? 'domestic' : 'international';
          const [from, to] = shippingDays[method][reach];
          const cents = quotes?.[method].shippingCents;
          return (
            <FormControlLabel
              key={method}
              value={method}
              control={<Radio />}
              disableTypography
              sx={{ mr: 0, py: 0.5, '& > :last-child': { flex: 1 } }}
              label={
                <Box sx={labelStyle}>
                  <span>
                    <Typography component="span">{t(`shipping.${method}`)}</Typography>{' '}
                    <Typography component="span" variant="body2" color="textSecondary">
                      {t('shipping.days', { from, to })}
                    </Typography>
                  </span>
                  <Typography component="span" sx={{ fontWeight: 600 }}>
                    {cents === 0 ? t('amounts.free') : cents !== undefined && charge(cents)}
                  </Typography>
                </Box>
              }
            />
          );
        })}
      </RadioGroup>
    </FormControl>
  );
}

const labelStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;
