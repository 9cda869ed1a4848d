import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { orderNoteSchema } from '#domain/orders/checkout.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAddOrderNoteMutation } from '../orders.generated.ts';

/** Notes something about an order for staff alone. */
export function OrderNoteForm({ number }: { number: string }) {
  const { t } = useTranslation('admin');
  const [addNote] = useAddOrderNoteMutation();
  const validate = useValidation(orderNoteSchema);
  return (
    <SubmitForm
      initialValues={{ note: '' }}
      validate={validate}
      failed={t('tickets.noteFailed')}
      draft={{ form: `order note ${number}`, fields: ['note'] }}
      onSubmit={async ({ note }, form) => {
        await addNote({ variables: { input: { number, note } } });
        showToast({ tone: 'success', title: t('tickets.noted') });
        form.resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="note"
            label={t('tickets.note')}
            helperText={t('orders.noteHelp')}
            multiline
            minRows={2}
          />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={isSubmitting}
            sx={{ alignSelf: 'start' }}
          >
            {t('tickets.keepNote')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
