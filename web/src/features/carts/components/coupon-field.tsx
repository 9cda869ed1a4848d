import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { couponCodeSchema } from '#domain/carts/coupon.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { CartContentsFragment } from '../cart.generated.ts';
import { useCart } from '../hooks/use-cart.ts';

interface CouponFieldProps {
  coupon: CartContentsFragment['coupon'];
}

/** The coupon of the cart, or the field for its code. */
export function CouponField({ coupon }: CouponFieldProps) {
  return coupon ? <UsedCoupon coupon={coupon} /> : <CodeForm />;
}

function CodeForm() {
  const { t } = useTranslation('carts');
  const { setCoupon } = useCart();
  const validate = useValidation(couponCodeSchema);
  return (
    <SubmitForm
      initialValues={{ code: '' }}
      validate={validate}
      validateOnBlur={false}
      failed={t('coupon.failed')}
      onSubmit={({ code }) => setCoupon(code)}
    >
      {({ isSubmitting }) => (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <FormTextField
            name="code"
            label={t('coupon.label')}
            size="small"
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
          />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            loading={isSubmitting}
            sx={{ minHeight: 40, flex: 'none' }}
          >
            {t('coupon.apply')}
          </Button>
        </Box>
      )}
    </SubmitForm>
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
