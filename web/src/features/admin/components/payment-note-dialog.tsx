import { useTranslation } from 'react-i18next';
import { paymentNoteSchema } from '#domain/payments/payment-note.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useNotePaymentMutation } from '../payments.generated.ts';
import type { AdminPaymentFragment } from '../payments.generated.ts';
import { DialogButtons } from './dialog-buttons.tsx';

interface PaymentNoteDialogProps {
  payment: AdminPaymentFragment;
  onClose: () => void;
}

/** Notes something about a payment, by which what has troubled it is looked after. */
export function PaymentNoteDialog({ payment: { id }, onClose }: PaymentNoteDialogProps) {
  const { t } = useTranslation('admin');
  const [notePayment] = useNotePaymentMutation();
  const validate = useValidation(paymentNoteSchema);
  return (
    <ResponsiveDialog open onClose={onClose} title={t('payments.noteTitle', { id })}>
      <SubmitForm
        initialValues={{ note: '' }}
        validate={validate}
        failed={t('orders.failed')}
        asksBeforeLeaving
        onSubmit={async ({ note }) => {
          await notePayment({ variables: { input: { paymentId: id, note } } });
          showToast({ tone: 'success', title: t('tickets.noted') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="note"
              label={t('tickets.note')}
              helperText={t('payments.noteHelp')}
              multiline
              minRows={3}
              autoFocus
            />
            <DialogButtons
              label={t('tickets.keepNote')}
              isSubmitting={isSubmitting}
              onClose={onClose}
            />
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
