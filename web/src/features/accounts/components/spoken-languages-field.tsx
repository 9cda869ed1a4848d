import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { SPOKEN_LANGUAGES_LIMIT, spokenLanguages } from '#domain/accounts/spoken-languages.ts';
import { languageName } from '#web/lib/language-names.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';

/** The languages that somebody speaks, found by their names in the language of the page. */
export function SpokenLanguagesField() {
  const { t, i18n } = useTranslation('accounts');
  const [{ value }, { error }, { setValue }] = useField<string[]>('spokenLanguages');
  const nameOf = (code: string) => languageName(code, i18n.language);
  return (
    <ChoicesField
      label={t('profile.languages')}
      help={t('profile.languagesHelp')}
      error={error}
      options={spokenLanguages.toSorted((one, other) =>
        nameOf(one).localeCompare(nameOf(other), i18n.language),
      )}
      nameOf={nameOf}
      max={SPOKEN_LANGUAGES_LIMIT}
      value={value}
      onChange={(codes) => void setValue(codes)}
    />
  );
}
