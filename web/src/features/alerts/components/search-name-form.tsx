import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SEARCH_NAME_LIMIT } from '#domain/alerts/limits.ts';
import { searchNameSchema } from '#domain/alerts/saved-search.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { useUpdateSavedSearchMutation } from '../saved-searches.generated.ts';
import type { SavedSearchItemFragment } from '../saved-searches.generated.ts';

interface SearchNameFormProps {
  search: SavedSearchItemFragment;
  onClose: () => void;
}

/** Renames a saved search. */
export function SearchNameForm({ search: { id, name }, onClose }: SearchNameFormProps) {
  const { t } = useTranslation('alerts');
  const validate = useValidation(searchNameSchema);
  const [update] = useUpdateSavedSearchMutation();
  return (
    <ResponsiveDialog open onClose={onClose} title={t('page.renameTitle')}>
      <SubmitForm
        initialValues={{ name }}
        validate={validate}
        validateOnBlur={false}
        failed={t('page.renameFailed')}
        asksBeforeLeaving
        onSubmit={async (values) => {
          const input = { id, name: searchNameSchema.cast(values).name };
          await update({ variables: { input } });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="name"
              label={t('page.name')}
              autoFocus
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: SEARCH_NAME_LIMIT } }}
            />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('page.rename')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
