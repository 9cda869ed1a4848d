import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Booking studios or listing one, as asked at registration. */
export function ProfileUseField() {
  const { t } = useTranslation('accounts');
  const [field] = useField<string>('use');
  const { isSubmitting } = useFormikContext();
  const id = useId();
  return (
    <FormControl disabled={isSubmitting}>
      <FormLabel id={id}>{t('profile.use')}</FormLabel>
      <RadioGroup {...field} aria-labelledby={id} aria-describedby={`${id}-help`}>
        <FormControlLabel value="musician" control={<Radio />} label={t('register.artist')} />
        <FormControlLabel
          value="studioOwner"
          control={<Radio />}
          label={t('register.studioOwner')}
        />
      </RadioGroup>
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {t('profile.useHelp')}
      </FormHelperText>
    </FormControl>
  );
}
