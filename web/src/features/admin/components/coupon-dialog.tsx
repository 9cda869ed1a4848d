import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { couponSchema } from '#domain/carts/coupon.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { errorsOf } from '#web/ui/form/validation.ts';
import { useMessages } from '#web/ui/messages.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { couponFields, couponTerms, newCoupon, sentCoupon } from '../coupon-values.ts';
import type { CouponValues } from '../coupon-values.ts';
import { useCreateCouponMutation } from '../coupons.generated.ts';

interface CouponDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: () => void;
}

/** Makes a coupon. */
export function CouponDialog({ open, onClose, onCreated }: CouponDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const { language } = i18n;
  const zone = useReaderZone();
  const translate = useMessages();
  const [create] = useCreateCouponMutation();

  function validate(values: CouponValues) {
    return underFields(errorsOf(couponSchema, couponTerms(values, language), translate));
  }

  async function submit(values: CouponValues): Promise<Failure | undefined> {
    try {
      await create({ variables: { input: sentCoupon(couponTerms(values, language)) } });
    } catch (error) {
      const failure = failureOf(error);
      return { ...failure, fields: underFields(failure.fields) };
    }
    showToast({ tone: 'success', title: t('coupons.created', { code: values.code.trim() }) });
    onCreated();
    onClose();
    return undefined;
  }

  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('coupons.create')} maxWidth="sm">
      <SubmitForm
        initialValues={newCoupon}
        validate={validate}
        failed={t('coupons.failed')}
        asksBeforeLeaving
        spacing={2}
        onSubmit={submit}
      >
        {({ values, isSubmitting }) => (
          <>
            <FormTextField name="code" label={t('coupons.code')} autoFocus autoComplete="off" />
            <Box sx={pairStyle}>
              <FormSelect name="saving" label={t('coupons.saving')}>
                <option value="percent">{t('coupons.byPercent')}</option>
                <option value="amount">{t('coupons.byAmount')}</option>
              </FormSelect>
              <FormTextField
                name="value"
                label={t(values.saving === 'percent' ? 'coupons.percent' : 'coupons.dollars')}
                slotProps={decimalStyle}
              />
            </Box>
            <FormTextField
              name="minimum"
              label={t('coupons.minimum')}
              helperText={t('coupons.minimumHelp')}
              slotProps={decimalStyle}
            />
            <Box sx={pairStyle}>
              <FormTextField
                name="usesPerCustomer"
                label={t('coupons.usesPerCustomer')}
                helperText={t('coupons.usesHelp')}
                slotProps={decimalStyle}
              />
              <FormTextField
                name="totalUses"
                label={t('coupons.totalUses')}
                helperText={t('coupons.usesHelp')}
                slotProps={decimalStyle}
              />
            </Box>
            <Box sx={pairStyle}>
              <FormTextField
                name="startsAt"
                type="datetime-local"
                label={t('coupons.startsAt')}
                helperText={t('coupons.startsHelp', { zone })}
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <FormTextField
                name="endsAt"
                type="datetime-local"
                label={t('coupons.endsAt')}
                helperText={t('coupons.endsHelp')}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            </Box>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1.5, justifyContent: 'end' }}
            >
              <Button color="inherit" variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {t('coupons.cancel')}
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {t('coupons.create')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

/** What is wrong with fields of the input, at the fields of the form that they are typed into. */
function underFields<Text>(errors: Readonly<Record<string, Text>>): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [couponFields[name] ?? name, text]),
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const decimalStyle = { htmlInput: { inputMode: 'decimal', autoComplete: 'off' } } as const;
