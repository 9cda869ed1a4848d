import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { collectionSchema } from '#domain/favorites/collection.schema.ts';
import { COLLECTION_NAME_LIMIT } from '#domain/favorites/limits.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface CollectionFormProps {
  /** The name that it has; empty for a new one. */
  name: string;
  onClose: () => void;
  /** Stores the name. What it throws is shown, and the dialog stays with what was typed. */
  onSubmit: (name: string) => Promise<void>;
}

/** Names a collection: a new one, or one that there is. */
export function CollectionForm({ name, onClose, onSubmit }: CollectionFormProps) {
  const { t } = useTranslation('favorites');
  const validate = useValidation(collectionSchema);
  const isNew = name === '';
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t(isNew ? 'collections.newTitle' : 'collections.renameTitle')}
    >
      <SubmitForm
        initialValues={{ name }}
        validate={validate}
        validateOnBlur={false}
        failed={t('collections.saveFailed')}
        asksBeforeLeaving
        onSubmit={async (values) => {
          await onSubmit(collectionSchema.cast(values).name);
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="name"
              label={t('collections.name')}
              helperText={t('collections.nameHelp')}
              autoFocus
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: COLLECTION_NAME_LIMIT } }}
            />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t(isNew ? 'collections.create' : 'collections.rename')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
