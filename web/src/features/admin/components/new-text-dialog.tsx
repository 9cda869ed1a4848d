import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import type { ObjectSchema } from 'yup';
import {
  asLanguage,
  DEFAULT_LANGUAGE,
  languageNames,
  languages,
} from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { blogCategories } from '#domain/texts/category.ts';
import { slugSchema, textHeadSchema } from '#domain/texts/text.schema.ts';
import { editPath } from '#web/features/texts/text-address.ts';
import { useSaveSiteTextMutation } from '#web/features/texts/texts.generated.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';

interface Values {
  title: string;
  slug: string;
  language: Language;
}

const schema = object({
  title: textHeadSchema.fields.title,
  slug: slugSchema.fields.slug,
  language: string().oneOf(languages).required(),
}) as unknown as ObjectSchema<Values>;

/** Begins a text, which is a draft then, and goes on to write it. */
export function NewTextDialog({ kind, onClose }: { kind: 'PAGE' | 'POST'; onClose: () => void }) {
  const { t, i18n } = useTranslation('texts');
  const navigate = useNavigate();
  const [save] = useSaveSiteTextMutation();
  const validate = useValidation<Values>(schema);
  return (
    <ResponsiveDialog open onClose={onClose} title={t(`new.title${kind}`)}>
      <SubmitForm<Values>
        initialValues={{
          title: '',
          slug: '',
          language: asLanguage(i18n.language) ?? DEFAULT_LANGUAGE,
        }}
        validate={validate}
        failed={t('edit.failed')}
        onSubmit={async ({ title, slug, language }) => {
          const name = { kind, slug: slug.trim(), language: enumName(language) } as const;
          await save({
            variables: {
              input: {
                ...name,
                base: 0,
                title,
                category: kind === 'POST' ? blogCategories[0] : '',
                body: { type: 'doc', content: [{ type: 'paragraph' }] },
              },
            },
          });
          await navigate(editPath(name));
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField name="title" label={t('new.name')} autoFocus />
            <FormTextField name="slug" label={t('new.slug')} helperText={t('new.slugHelp')} />
            <FormSelect name="language" label={t('list.language')}>
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language]}
                </option>
              ))}
            </FormSelect>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t('new.start')}
            </Button>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}
