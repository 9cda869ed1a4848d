import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { SPOKEN_LANGUAGES_LIMIT, spokenLanguages } from '#domain/accounts/spoken-languages.ts';
import { languageName } from '#web/lib/language-names.ts';

/** The languages that somebody speaks, found by their names in the language of the page. */
export function SpokenLanguagesField() {
  const { t, i18n } = useTranslation('accounts');
  const [{ value }, { error }, { setValue }] = useField<string[]>('spokenLanguages');
  const { isSubmitting } = useFormikContext();
  const nameOf = (code: string) => languageName(code, i18n.language);
  const options = spokenLanguages.toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), i18n.language),
  );
  return (
    <Autocomplete<string, true>
      multiple
      filterSelectedOptions
      options={options}
      getOptionLabel={nameOf}
      getOptionDisabled={() => value.length >= SPOKEN_LANGUAGES_LIMIT}
      value={value}
      disabled={isSubmitting}
      onChange={(_event, codes) => void setValue(codes)}
      renderInput={(props) => (
        <TextField
          {...props}
          label={t('profile.languages')}
          error={error !== undefined}
          helperText={error ?? t('profile.languagesHelp')}
        />
      )}
    />
  );
}
