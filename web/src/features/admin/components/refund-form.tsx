import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentNoteSchema } from '#domain/payments/payment-note.schema.ts';
import { readDecimal, typedDecimal } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMoney } from '#web/ui/money.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { DialogButtons } from './dialog-buttons.tsx';

/** A refund that was typed. */
export interface Refund {
  amountCents: number;
  expectedRefundableCents: number;
  reason: string;
}

interface RefundFormProps {
  /** What can still go back, in US cents; all of it is typed to begin with. */
  leftCents: number;
  /** What else there is to choose, before the amount, which it may set. */
  renderChoice?: (setAmount: (cents: number) => void) => ReactNode;
  /** What is said before money leaves. */
  sureText: string;
  send: (refund: Refund) => Promise<unknown>;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives back money: an amount, and why. It asks once more. */
export function RefundForm({
  leftCents,
  renderChoice,
  sureText,
  send,
  onClose,
  onChanged,
}: RefundFormProps) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const { language } = i18n;
  const validateReason = useValidation(paymentNoteSchema);
  const [decided, setDecided] = useState<Refund>();
  const typed = (cents: number) => typedDecimal(cents / 100, language);
  const centsOf = (amount: string) => Math.round(readDecimal(amount, language) * 100);

  function validate({ amount, reason }: { amount: string; reason: string }) {
    const cents = centsOf(amount);
    const { note } = validateReason({ note: reason });
    return {
      ...(!(cents >= 1 && cents <= leftCents) && {
        amount: t('orders.amountRange', { min: charge(1), max: charge(leftCents) }),
      }),
      ...(note !== undefined && { reason: note }),
    };
  }

  return (
    <ResponsiveDialog open onClose={onClose} title={t('orders.refund')}>
      <SubmitForm
        initialValues={{ amount: typed(leftCents), reason: '' }}
        validate={validate}
        failed={t('orders.failed')}
        asksBeforeLeaving
        onSubmit={({ amount, reason }) => {
          const amountCents = centsOf(amount);
          setDecided({ amountCents, expectedRefundableCents: leftCents, reason });
          return Promise.resolve('unsent' as const);
        }}
      >
        {({ isSubmitting, setFieldValue }) => (
          <>
            {renderChoice?.((cents) => void setFieldValue('amount', typed(cents)))}
            <FormTextField
              name="amount"
              label={t('coupons.dollars')}
              helperText={t('orders.amountHelp', { max: charge(leftCents) })}
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
            <FormTextField
              name="reason"
              label={t('orders.reason')}
              helperText={t('orders.refundReasonHelp')}
              multiline
              minRows={2}
            />
            <DialogButtons
              label={t('orders.refundNext')}
              isSubmitting={isSubmitting}
              onClose={onClose}
            />
          </>
        )}
      </SubmitForm>
      {decided && (
        <Confirm
          amount={charge(decided.amountCents)}
          text={sureText}
          onBack={() => setDecided(undefined)}
          onConfirm={async () => {
            try {
              await send(decided);
              const amount = charge(decided.amountCents);
              showToast({ tone: 'success', title: t('orders.refundDone', { amount }) });
              onClose();
            } finally {
              onChanged();
            }
          }}
        />
      )}
    </ResponsiveDialog>
  );
}

interface ConfirmProps {
  amount: string;
  text: string;
  onBack: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks with the sum before money leaves. */
function Confirm({ amount, text, onBack, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      onClose={onBack}
      title={t('orders.refundSure', { amount })}
      keep={t('orders.back')}
      confirm={t('orders.refundConfirm', { amount })}
      failed={t('orders.failed')}
      onConfirm={onConfirm}
    >
      <Typography>{text}</Typography>
    </ConfirmDialog>
  );
}
