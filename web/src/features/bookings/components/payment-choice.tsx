import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingPaymentMethod } from '#web/lib/schema.generated.ts';
import { possibleMethod } from '../payment-method.ts';

interface PaymentChoiceProps {
  methods: readonly BookingPaymentMethod[];
  /** Whether it is confirmed at once. */
  isInstant: boolean;
}

/** How the booking is paid, where that is a choice, and when a card is charged. */
export function PaymentChoice({ methods, isInstant }: PaymentChoiceProps) {
  const { t } = useTranslation('bookings');
  const { values, setFieldValue } = useFormikContext<{ paymentMethod: BookingPaymentMethod }>();
  const id = useId();
  const paymentMethod = possibleMethod(methods, values.paymentMethod);
  if (methods.length === 0) {
    return (
      <Typography variant="body2" color="error">
        {t('payment.off')}
      </Typography>
    );
  }
  const card = isInstant ? 'payment.cardNow' : 'payment.cardLater';
  return (
    <div>
      {methods.length > 1 && (
        <>
          <FormLabel id={id} sx={{ typography: 'body2' }}>
            {t('payment.title')}
          </FormLabel>
          <RadioGroup
            aria-labelledby={id}
            name="paymentMethod"
            value={paymentMethod}
            onChange={(_, method) => void setFieldValue('paymentMethod', method)}
            row
            sx={{ mb: 0.5, columnGap: 1 }}
          >
            {methods.map((method) => (
              <FormControlLabel
                key={method}
                value={method}
                control={<Radio size="small" sx={{ py: 0.5 }} />}
                label={t(`payment.methods.${method}`)}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            ))}
          </RadioGroup>
        </>
      )}
      <Typography variant="caption" component="p" color="textSecondary" aria-live="polite">
        {t(paymentMethod === 'CARD' ? card : 'payment.atStudio')}
      </Typography>
    </div>
  );
}
