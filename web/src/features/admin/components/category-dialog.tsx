import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { languageNames, languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { productCategorySchema } from '#domain/catalog/product.schema.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { useSaveProductCategoryMutation } from '../products.generated.ts';
import type { AdminProductCategoryFragment } from '../products.generated.ts';

interface CategoryValues {
  id: string;
  /** As it is typed. */
  position: string;
  names: Record<Language, string>;
}

const schema = productCategorySchema as unknown as ObjectSchema<CategoryValues>;

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: AdminProductCategoryFragment | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** Changes a part of the shop, or adds one. */
export function CategoryDialog({ category, onClose, onSaved }: CategoryDialogProps) {
  const { t } = useTranslation('admin');
  const validate = useValidation(schema);
  const [save] = useSaveProductCategoryMutation();
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t(category ? 'shop.editCategory' : 'shop.addCategory')}
    >
      <SubmitForm<CategoryValues>
        initialValues={valuesOf(category)}
        validate={validate}
        failed={t('entries.failed')}
        asksBeforeLeaving
        onSubmit={async ({ id, position, names }) => {
          const input = { id, names, position: Number(position) };
          await save({ variables: { input } });
          await onSaved();
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            {languages.map((language) => (
              <FormTextField
                key={language}
                name={`names.${language}`}
                label={t('shop.nameIn', { language: languageNames[language] })}
                slotProps={{ htmlInput: { lang: language } }}
              />
            ))}
            <FormTextField
              name="id"
              label={t('shop.id')}
              helperText={t('shop.idHelp')}
              disabled={category !== undefined}
            />
            <FormTextField
              name="position"
              label={t('shop.position')}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('shop.saveCategory')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

function valuesOf(category: AdminProductCategoryFragment | undefined): CategoryValues {
  const nameIn = (language: Language) =>
    category?.names.find((name) => name.language === enumName(language))?.name ?? '';
  return {
    id: category?.id ?? '',
    position: String(category?.position ?? 80),
    names: Object.fromEntries(languages.map((language) => [language, nameIn(language)])) as Record<
      Language,
      string
    >,
  };
}
