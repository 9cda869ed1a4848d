import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { returnSchema } from '#domain/orders/checkout.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRequestReturnMutation } from '../orders.generated.ts';

interface ReturnDialogProps {
  address: { number: string; accessKey: string | null };
  onClose: () => void;
  onChanged: () => void;
}

/** Asks why something is sent back. */
export function ReturnDialog({ address, onClose, onChanged }: ReturnDialogProps) {
  const { t } = useTranslation('orders');
  const [requestReturn] = useRequestReturnMutation();
  const validate = useValidation(returnSchema);
  return (
    <ResponsiveDialog open onClose={onClose} title={t('return.title')}>
      <Typography sx={{ mb: 2 }}>{t('return.text')}</Typography>
      <SubmitForm
        initialValues={{ reason: '' }}
        validate={validate}
        failed={t('return.failed')}
        asksBeforeLeaving
        onSubmit={async ({ reason }) => {
          await requestReturn({ variables: { input: { ...address, reason } } });
          showToast({ tone: 'success', title: t('return.done') });
          onChanged();
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField name="reason" label={t('return.reason')} multiline minRows={3} />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('return.send')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
