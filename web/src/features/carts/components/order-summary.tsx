import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import { useMoney } from '#web/ui/money.tsx';
import type { CartContentsFragment } from '../cart.generated.ts';
import { CouponField } from './coupon-field.tsx';

interface OrderSummaryProps {
  cart: Pick<CartContentsFragment, 'quote' | 'coupon'>;
  /** Whether something was changed that is not in it yet. */
  isChanging: boolean;
}

/** What the cart costs, and the way to the checkout. */
export function OrderSummary({ cart, isChanging }: OrderSummaryProps) {
  const { t } = useTranslation('carts');
  const id = useId();
  const { amount, amounts, charge, isConverted } = useMoney();
  const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = cart.quote;
  const [subtotal, discount, shipping, tax] = amounts([
    subtotalCents,
    -discountCents,
    shippingCents,
    taxCents,
  ]);
  return (
    <Box component="section" aria-labelledby={id} aria-busy={isChanging} sx={summaryStyle}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('summary.title')}
      </Typography>
      <CouponField coupon={cart.coupon} />
      <Box component="dl" sx={listStyle}>
        <dt>{t('summary.subtotal')}</dt>
        <dd>{subtotal}</dd>
        {discountCents > 0 && (
          <>
            <dt>{t('summary.discount')}</dt>
            <dd>{discount}</dd>
          </>
        )}
        <dt>{t('summary.shipping')}</dt>
        <dd>{shippingCents === 0 ? t('summary.free') : shipping}</dd>
        <dt>{t('summary.tax')}</dt>
        <dd>{tax}</dd>
      </Box>
      <Box sx={actionStyle}>
        <Box component="dl" sx={totalStyle}>
          <dt>{t('summary.total')}</dt>
          <dd>{amount(totalCents)}</dd>
        </Box>
        {isConverted && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('summary.charge', { amount: charge(totalCents) })}
          </Typography>
        )}
        <Button
          component={PayLink}
          to="/checkout"
          variant="contained"
          size="large"
          fullWidth
          disabled={subtotalCents === 0}
        >
          {t('summary.checkout')}
        </Button>
      </Box>
    </Box>
  );
}

const summaryStyle = {
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  position: { lg: 'sticky' },
  top: { lg: 128 },
  '&[aria-busy="true"] dd': { opacity: 0.55 },
} as const;

const rowsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, textAlign: 'end', transition: 'opacity 160ms' },
} as const;

const listStyle = {
  ...rowsStyle,
  rowGap: 1,
  mt: 2.5,
  '& dt': { color: 'text.secondary' },
} as const;

/** Stays in sight on a phone, where the lines above it are long. */
const actionStyle = {
  position: { xs: 'sticky', lg: 'static' },
  bottom: 0,
  mx: { xs: -2, sm: -3 },
  mb: { xs: -2, sm: -3 },
  mt: 1.5,
  px: { xs: 2, sm: 3 },
  pb: { xs: 2, sm: 3 },
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;

const totalStyle = {
  ...rowsStyle,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  fontWeight: 700,
  fontSize: '1.125rem',
} as const;
