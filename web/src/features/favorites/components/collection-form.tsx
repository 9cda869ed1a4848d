import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collectionSchema } from '#domain/favorites/collection.schema.ts';
import { COLLECTION_NAME_LIMIT } from '#domain/favorites/limits.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
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
  const [failure, setFailure] = useState<string>();
  const isNew = name === '';
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t(isNew ? 'collections.newTitle' : 'collections.renameTitle')}
    >
      <Formik
        initialValues={{ name }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, { setFieldError }) => {
          setFailure(undefined);
          try {
            await onSubmit(collectionSchema.cast(values).name);
            onClose();
          } catch (error) {
            const { fields, message } = failureOf(error);
            if (fields.name) setFieldError('name', fields.name);
            else setFailure(message ?? t('collections.saveFailed'));
          }
        }}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <Box sx={{ display: 'grid', gap: 2.5, pt: 1.5 }}>
              <FormTextField
                name="name"
                label={t('collections.name')}
                helperText={t('collections.nameHelp')}
                autoFocus
                autoComplete="off"
                slotProps={{ htmlInput: { maxLength: COLLECTION_NAME_LIMIT } }}
              />
              <FormAlert message={failure} />
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t(isNew ? 'collections.create' : 'collections.rename')}
              </Button>
            </Box>
          </Form>
        )}
      </Formik>
    </ResponsiveDialog>
  );
}
