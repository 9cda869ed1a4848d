import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { registrationDialogSchema } from '#domain/accounts/account.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthentication } from '../hooks/use-authentication.ts';
import type { AuthFormProps } from './auth-form.ts';

type AccountType = 'artist' | 'studioOwner';

const emptyRegistration = {
  username: '',
  email: '',
  name: '',
  password: '',
  confirmPassword: '',
  accountType: 'artist' as AccountType,
};

/** The dialog's Sign Up tab. */
export function RegisterForm({ onSuccess, onBusyChange }: AuthFormProps) {
  const { t } = useTranslation('accounts');
  const { register } = useAuthentication();
  const validate = useValidation(registrationDialogSchema);
  return (
    <SubmitForm
      initialValues={emptyRegistration}
      validate={validate}
      failed={t('register.failed')}
      onBusyChange={onBusyChange}
      onSubmit={async ({ username, email, name, password, accountType }) => {
        const isStudioOwner = accountType === 'studioOwner';
        await register({ username, email, name, password, isStudioOwner });
        onSuccess();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="username"
            label={t('register.username')}
            autoComplete="username"
            autoFocus
          />
          <FormTextField
            name="email"
            label={t('register.email')}
            type="email"
            autoComplete="email"
          />
          <FormTextField name="name" label={t('register.name')} autoComplete="name" />
          <NewPasswordFields label={t('register.password')} />
          <AccountTypeField />
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'register.submitting' : 'register.submit')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}

function AccountTypeField() {
  const { t } = useTranslation('accounts');
  const [field, { touched, error }] = useField<string>('accountType');
  const { isSubmitting } = useFormikContext();
  const labelId = useId();
  return (
    <FormControl disabled={isSubmitting} error={touched && error !== undefined}>
      <FormLabel id={labelId}>{t('register.accountType')}</FormLabel>
      <RadioGroup aria-labelledby={labelId} {...field}>
        <FormControlLabel value="artist" control={<Radio />} label={t('register.artist')} />
        <FormControlLabel
          value="studioOwner"
          control={<Radio />}
          label={t('register.studioOwner')}
        />
      </RadioGroup>
      {touched && error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
