import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { TicketPercent } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/ui/money.tsx';
import type { CartContentsFragment } from '../cart.generated.ts';
import { useCart } from '../hooks/use-cart.ts';

/** What forms stand on is an eighth of the scripts of a page, and few have a code. */
const CouponForm = lazy(async () => ({ default: (await import('./coupon-form.tsx')).CouponForm }));

interface CouponFieldProps {
  coupon: CartContentsFragment['coupon'];
}

/** The coupon of the cart, or the field for its code. */
export function CouponField({ coupon }: CouponFieldProps) {
  if (coupon) return <UsedCoupon coupon={coupon} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <CouponForm />
    </Suspense>
  );
}

function UsedCoupon({ coupon }: { coupon: NonNullable<CouponFieldProps['coupon']> }) {
  const { t } = useTranslation('carts');
  const { setCoupon } = useCart();
  const { price } = useMoney();
  const [hasFailed, setHasFailed] = useState(false);
  const { code, percent, amountCents, minimumCents, refusal } = coupon;

  async function remove(): Promise<void> {
    setHasFailed(false);
    setHasFailed((await setCoupon(null)) !== undefined);
  }

  return (
    <Box sx={usedStyle}>
      <TicketPercent size={20} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{code}</Typography>
        <Typography variant="body2" color={refusal ? 'error' : 'textSecondary'}>
          {refusal
            ? t(`coupon.refusals.${refusal}`, { amount: price(minimumCents) })
            : percent === null
              ? t('coupon.amount', { amount: price(amountCents ?? 0) })
              : t('coupon.percent', { percent })}
        </Typography>
        <Box role="alert">
          {hasFailed && (
            <Typography variant="body2" color="error">
              {t('coupon.removeFailed')}
            </Typography>
          )}
        </Box>
      </Box>
      <Button size="small" color="inherit" onClick={() => void remove()}>
        {t('coupon.remove')}
      </Button>
    </Box>
  );
}

const usedStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.25,
  p: 1.5,
  borderRadius: 2,
  bgcolor: 'action.hover',
} as const;
