import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formErrorsOf } from '#web/ui/form/form-errors.ts';
import type { FormErrors } from '#web/ui/form/form-errors.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';
import { CodeFields } from '../code-fields.tsx';

interface ReauthenticationFormProps {
  text?: string;
  submit: string;
  asksPassword: boolean;
  asksCode: boolean;
  /** Whether a recovery code does instead of one of the app. */
  takesRecovery?: boolean;
  /** @throws the error of the call when it fails. */
  onSubmit: (password: string, code: string) => Promise<void>;
  /** Told of a call that failed. */
  onFailure?: (errors: FormErrors) => void;
}

/** Asks for the password, for a code, or for both, and shows what is wrong with them. */
export function ReauthenticationForm({
  text,
  submit,
  asksPassword,
  asksCode,
  takesRecovery = true,
  onSubmit,
  onFailure,
}: ReauthenticationFormProps) {
  const { t } = useTranslation('accounts');
  const { t: words } = useTranslation('domain');
  const [failure, setFailure] = useState<string>();
  return (
    <Formik
      initialValues={{ password: '', code: '' }}
      validate={({ password, code }) => ({
        ...(asksPassword && !password && { password: words('accounts.passwordRequired') }),
        ...(asksCode && !code.trim() && { code: words('accounts.codeRequired') }),
      })}
      onSubmit={async (values, { setErrors }) => {
        setFailure(undefined);
        try {
          await onSubmit(values.password, values.code);
        } catch (error) {
          const errors = formErrorsOf(error, values, t('twoFactor.failed'));
          setErrors(errors.fields);
          setFailure(errors.message);
          onFailure?.(errors);
        }
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5} sx={{ pt: 1 }}>
          {text && <Typography>{text}</Typography>}
          <FormFailure message={failure} />
          {asksPassword && (
            <FormPasswordField
              name="password"
              label={t('login.password')}
              autoComplete="current-password"
            />
          )}
          {asksCode && <CodeFields takesRecovery={takesRecovery} />}
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {submit}
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
