import { useTranslation } from 'react-i18next';
import { orderNoteSchema } from '#domain/orders/checkout.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useDeclineReturnMutation } from '../orders.generated.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import type { OrderDialogProps } from './refund-dialog.tsx';

/** Says why something is not taken back. */
export function DeclineReturnDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('admin');
  const [decline] = useDeclineReturnMutation();
  const validate = useValidation(orderNoteSchema);
  const { number } = order;
  return (
    <ResponsiveDialog open onClose={onClose} title={t('orders.declineReturn')}>
      <SubmitForm
        initialValues={{ note: '' }}
        validate={validate}
        failed={t('orders.failed')}
        asksBeforeLeaving
        onSubmit={async ({ note }) => {
          await decline({ variables: { input: { number, note } } });
          showToast({ tone: 'success', title: t('orders.declined') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="note"
              label={t('orders.reason')}
              helperText={t('orders.declineHelp')}
              multiline
              minRows={3}
              autoFocus
            />
            <DialogButtons
              label={t('orders.declineReturn')}
              isSubmitting={isSubmitting}
              onClose={onClose}
            />
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
