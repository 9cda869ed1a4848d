import { useTranslation } from 'react-i18next';
import { shipmentSchema } from '#domain/orders/checkout.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFulfilOrderMutation } from '../orders.generated.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import type { OrderDialogProps } from './refund-dialog.tsx';

/** Says that an order was sent, and by whom. */
export function ShipmentDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('admin');
  const [fulfil] = useFulfilOrderMutation();
  const validate = useValidation(shipmentSchema);
  const { number } = order;
  return (
    <ResponsiveDialog open onClose={onClose} title={t('orders.ship')}>
      <SubmitForm
        initialValues={{ carrier: '', trackingNumber: '' }}
        validate={validate}
        failed={t('orders.failed')}
        asksBeforeLeaving
        onSubmit={async (shipment) => {
          await fulfil({ variables: { input: { number, ...shipment } } });
          showToast({ tone: 'success', title: t('orders.shipped') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField name="carrier" label={t('orders.carrier')} autoFocus />
            <FormTextField
              name="trackingNumber"
              label={t('orders.tracking')}
              helperText={t('orders.trackingHelp')}
              autoComplete="off"
            />
            <DialogButtons label={t('orders.ship')} isSubmitting={isSubmitting} onClose={onClose} />
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
