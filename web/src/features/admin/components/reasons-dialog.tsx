import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reasonsSchema } from '#domain/listings/listing.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface ReasonsDialogProps {
  title: string;
  /** Label of the button that does it. */
  confirm: string;
  /** What comes of it, and who reads the reasons; that they are mailed unless given. */
  help?: string;
  /** What the draft of the reasons is kept by. */
  subject: string;
  onClose: () => void;
  onConfirm: (reasons: string) => Promise<void>;
}

/** Asks why something is not shown or granted as it is, which whoever asked for it is mailed. */
export function ReasonsDialog({
  title,
  confirm,
  help,
  subject,
  onClose,
  onConfirm,
}: ReasonsDialogProps) {
  const { t } = useTranslation('admin');
  const validate = useValidation(reasonsSchema);
  return (
    <ResponsiveDialog open onClose={onClose} title={title} maxWidth="sm">
      <SubmitForm
        initialValues={{ reasons: '' }}
        validate={validate}
        failed={t('approvals.failed')}
        draft={{ form: subject, fields: REASONS }}
        onSubmit={async ({ reasons }) => {
          await onConfirm(reasons);
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="reasons"
              label={t('approvals.reasons')}
              helperText={help ?? t('approvals.reasonsHelp')}
              multiline
              minRows={4}
              autoFocus
            />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {confirm}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

const REASONS = ['reasons'] as const;
