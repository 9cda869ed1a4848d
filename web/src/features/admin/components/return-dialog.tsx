import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reasonsSchema } from '#domain/listings/listing.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface ReturnDialogProps {
  /** What the listing is called. */
  name: string;
  onClose: () => void;
  onReturn: (reasons: string) => Promise<void>;
}

/** Asks what the owner of a listing is to change. */
export function ReturnDialog({ name, onClose, onReturn }: ReturnDialogProps) {
  const { t } = useTranslation('admin');
  const validate = useValidation(reasonsSchema);
  return (
    <ResponsiveDialog open onClose={onClose} title={t('approvals.returnOf', { name })} maxWidth="sm">
      <SubmitForm
        initialValues={{ reasons: '' }}
        validate={validate}
        failed={t('approvals.failed')}
        draft={{ form: `return ${name}`, fields: ['reasons'] }}
        onSubmit={async ({ reasons }) => {
          await onReturn(reasons);
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="reasons"
              label={t('approvals.reasons')}
              helperText={t('approvals.reasonsHelp')}
              multiline
              minRows={4}
              autoFocus
            />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('approvals.return')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
