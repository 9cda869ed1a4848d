import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currencyRateSchema } from '#domain/payments/currency.schema.ts';
import { CHARGE_CURRENCY, convertCents, currencies } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { formatAmount } from '#web/lib/money.ts';
import { readDecimal, typedDecimal } from '#web/lib/numbers.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { useRateChange } from '../hooks/use-rate-change.ts';

/** What the effect of a rate is shown with: $100. */
const EXAMPLE_CENTS = 100_00;

interface RateDialogProps {
  currency: CurrencyId;
  rate: number;
  open: boolean;
  onClose: () => void;
  change: ReturnType<typeof useRateChange>['change'];
}

/** Asks for a rate and shows what it makes of a price before it counts. */
export function RateDialog({ currency, rate, open, onClose, change }: RateDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const { language } = i18n;
  const validate = useValidation(currencyRateSchema);
  const typed = (text: string) => ({ rate: readDecimal(text, language) });
  const { code } = currencies[currency];
  return (
    <ResponsiveDialog
      open={open}
      onClose={onClose}
      title={t('currencies.editOf', { currency: code })}
    >
      <SubmitForm
        initialValues={{ rate: typedDecimal(rate, language) }}
        validate={(values) => validate(typed(values.rate))}
        failed={t('currencies.failed')}
        asksBeforeLeaving
        spacing={2}
        onSubmit={async (values) => {
          const step = { currency, from: rate, to: typed(values.rate).rate };
          const failure = await change(step, t('currencies.saved'));
          if (!failure) onClose();
          return failure;
        }}
      >
        {({ values, isSubmitting }) => (
          <>
            <FormTextField
              name="rate"
              label={t('currencies.field', { code })}
              autoFocus
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
            <Typography aria-live="polite" color="textSecondary">
              <Example currency={currency} rate={typed(values.rate).rate} />
            </Typography>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1.5, justifyContent: 'end' }}
            >
              <Button color="inherit" variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {t('currencies.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t(isSubmitting ? 'currencies.saving' : 'currencies.save')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

interface ExampleProps {
  currency: CurrencyId;
  /** NaN while there is none. */
  rate: number;
}

/** What $100 becomes at a rate; nothing while there is none. */
export function Example({ currency, rate }: ExampleProps) {
  const { t, i18n } = useTranslation('admin');
  if (!(rate > 0)) return null;
  return t('currencies.example', {
    dollars: formatAmount(EXAMPLE_CENTS, CHARGE_CURRENCY, i18n.language),
    shown: formatAmount(convertCents(EXAMPLE_CENTS, { currency, rate }), currency, i18n.language),
  });
}
