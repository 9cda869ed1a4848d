import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderNoteSchema } from '#domain/orders/checkout.schema.ts';
import type { RefundInput } from '#domain/orders/checkout.schema.ts';
import { typedDecimal } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMoney } from '#web/ui/money.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRefundOrderMutation } from '../orders.generated.ts';
import type { AdminOrderFragment } from '../orders.generated.ts';
import { refundOf, typedRefund } from '../refund-values.ts';
import type { RefundValues } from '../refund-values.ts';
import { DialogButtons } from './dialog-buttons.tsx';

export interface OrderDialogProps {
  order: AdminOrderFragment;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives back what was paid, or a part of it: for some items, or any amount. It asks once more. */
export function RefundDialog({ order, onClose, onChanged }: OrderDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const { language } = i18n;
  const validateReason = useValidation(orderNoteSchema);
  const [decided, setDecided] = useState<RefundInput>();
  const left = order.refundableCents ?? 0;

  function validate(values: RefundValues) {
    const { amountCents, reason } = typedRefund(order, values, language);
    const { note } = validateReason({ note: reason });
    const isPossible = amountCents !== null && amountCents >= 1 && amountCents <= left;
    return {
      ...(!isPossible && {
        amount: t('orders.amountRange', { min: charge(1), max: charge(left) }),
      }),
      ...(note !== undefined && { reason: note }),
    };
  }

  return (
    <ResponsiveDialog open onClose={onClose} title={t('orders.refund')}>
      <SubmitForm
        initialValues={{
          quantities: order.items.map(() => '0'),
          amount: typedDecimal(left / 100, language),
          reason: '',
        }}
        validate={validate}
        failed={t('orders.failed')}
        asksBeforeLeaving
        onSubmit={(values) => {
          setDecided(typedRefund(order, values, language));
          return Promise.resolve('unsent' as const);
        }}
      >
        {({ isSubmitting }) => (
          <>
            <ItemFields order={order} />
            <FormTextField
              name="amount"
              label={t('coupons.dollars')}
              helperText={t('orders.amountHelp', { max: charge(left) })}
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
        <ConfirmRefund
          order={order}
          refund={decided}
          onBack={() => setDecided(undefined)}
          onDone={onClose}
          onChanged={onChanged}
        />
      )}
    </ResponsiveDialog>
  );
}

/** How many of each item the refund is for; it is for as much as was paid for them then. */
function ItemFields({ order }: { order: AdminOrderFragment }) {
  const { t, i18n } = useTranslation(['admin', 'orders']);
  const { values, setValues } = useFormikContext<RefundValues>();

  function choose(index: number, chosen: string): void {
    const quantities = values.quantities.with(index, chosen);
    const amount = typedDecimal(refundOf(order, quantities) / 100, i18n.language);
    void setValues({ ...values, quantities, amount });
  }

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('orders.refundItems')}
      </Typography>
      {order.items.map(({ id, name, quantity }, index) => (
        <ChoiceSelect
          key={id}
          label={t('orders:items.line', { quantity, name })}
          value={values.quantities[index] ?? '0'}
          onChange={(chosen) => choose(index, chosen)}
        >
          {Array.from({ length: quantity + 1 }, (_, count) => (
            <option key={count} value={String(count)}>
              {count === 0 ? t('orders.none') : count}
            </option>
          ))}
        </ChoiceSelect>
      ))}
    </Box>
  );
}

interface ConfirmRefundProps {
  order: AdminOrderFragment;
  refund: RefundInput;
  onBack: () => void;
  onDone: () => void;
  onChanged: () => void;
}

/** Asks with the sum before money leaves. */
function ConfirmRefund({ order, refund, onBack, onDone, onChanged }: ConfirmRefundProps) {
  const { t } = useTranslation('admin');
  const { charge } = useMoney();
  const [refundOrder] = useRefundOrderMutation();
  const { number } = order;
  const amount = charge(refund.amountCents ?? 0);
  const items = (refund.items ?? []).map(({ itemId, quantity }) => ({
    itemId: String(itemId),
    quantity,
  }));
  return (
    <ConfirmDialog
      onClose={onBack}
      title={t('orders.refundSure', { amount })}
      keep={t('orders.back')}
      confirm={t('orders.refundConfirm', { amount })}
      failed={t('orders.failed')}
      onConfirm={async () => {
        try {
          await refundOrder({ variables: { input: { number, ...refund, items } } });
          showToast({ tone: 'success', title: t('orders.refundDone', { amount }) });
          onDone();
        } finally {
          onChanged();
        }
      }}
    >
      <Typography>{t('orders.refundSureText', { number })}</Typography>
    </ConfirmDialog>
  );
}
