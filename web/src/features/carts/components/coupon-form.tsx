import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { couponCodeSchema } from '#domain/carts/coupon.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useCart } from '../hooks/use-cart.ts';

/** The field for the code of a coupon. */
export function CouponForm() {
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
