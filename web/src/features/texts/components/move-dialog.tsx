import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { slugSchema } from '#domain/texts/text.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface MoveDialogProps {
  slug: string;
  onClose: () => void;
  onMove: (slug: string) => Promise<void>;
}

/** Asks what the address of a text is to end with. */
export function MoveDialog({ slug, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation('texts');
  const validate = useValidation<{ slug: string }>(slugSchema);
  return (
    <ResponsiveDialog open onClose={onClose} title={t('move.open')}>
      <SubmitForm
        initialValues={{ slug }}
        validate={validate}
        failed={t('edit.failed')}
        onSubmit={(values) => onMove(values.slug.trim())}
      >
        <FormTextField name="slug" label={t('new.slug')} helperText={t('move.help')} autoFocus />
        <Button type="submit" variant="contained">
          {t('move.submit')}
        </Button>
      </SubmitForm>
    </ResponsiveDialog>
  );
}
