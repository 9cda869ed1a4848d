import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { taxRateSchema } from '#domain/orders/tax-rate.schema.ts';
import { readDecimal, typedDecimal } from '#web/lib/numbers.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { TaxRatesDocument, useSetTaxRateMutation } from '../taxes.generated.ts';

interface TaxRateDialogProps {
  /** What it is now. */
  percent: number;
  onClose: () => void;
}

interface TypedRate {
  percent: string;
  /** Empty for at once. */
  validFrom: string;
}

/** Asks what sales tax is to be, and from when on. */
export function TaxRateDialog({ percent, onClose }: TaxRateDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const { language } = i18n;
  const zone = useReaderZone();
  const [setRate] = useSetTaxRateMutation({ refetchQueries: [TaxRatesDocument] });
  const validate = useValidation(taxRateSchema);
  const read = ({ percent: text, validFrom }: TypedRate) => ({
    percent: readDecimal(text, language),
    validFrom: validFrom === '' ? undefined : Date.parse(validFrom),
  });
  return (
    <ResponsiveDialog open onClose={onClose} title={t('taxes.change')}>
      <SubmitForm<TypedRate>
        initialValues={{ percent: typedDecimal(percent, language), validFrom: '' }}
        validate={(values) => validate(read(values))}
        failed={t('taxes.failed')}
        asksBeforeLeaving
        spacing={2}
        onSubmit={async (values) => {
          const { validFrom, ...rate } = read(values);
          const from = validFrom === undefined ? null : new Date(validFrom).toISOString();
          await setRate({ variables: { input: { ...rate, validFrom: from } } });
          showToast({ tone: 'success', title: t('taxes.saved') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="percent"
              label={t('taxes.field')}
              autoFocus
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
            <FormTextField
              name="validFrom"
              type="datetime-local"
              label={t('taxes.from')}
              helperText={t('taxes.fromHelp', { zone })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t('taxes.save')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
