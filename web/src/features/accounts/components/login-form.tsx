import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { useAuthentication } from '../hooks/use-authentication.ts';
import { useCodeStep } from '../hooks/use-code-step.ts';
import { CodeFields } from './code-fields.tsx';
import type { AuthFormProps } from './auth-form.ts';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';

interface LoginFormProps extends AuthFormProps {
  onForgotPassword: () => void;
}

const emptyLogin = { identifier: '', password: '', code: '', rememberMe: false };

const loadSchema = async () => (await import('#domain/accounts/account.schema.ts')).loginSchema;

/** The dialog's Sign In tab. A failure is shown in it and announced (ruling 14). */
export function LoginForm({ onSuccess, onBusyChange, onForgotPassword }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const { logIn } = useAuthentication();
  const { asksCode, validate, goBack, takeFailure } = useCodeStep(loadSchema);
  return (
    <SubmitForm
      initialValues={emptyLogin}
      validate={validate}
      failed={t('login.failed')}
      onFailure={takeFailure}
      onBusyChange={onBusyChange}
      onSubmit={async (values) => {
        await logIn(values);
        onSuccess();
      }}
    >
      {({ isSubmitting }) => (
        <>
          {asksCode ? (
            <CodeFields onBack={goBack} />
          ) : (
            <>
              <FormTextField
                name="identifier"
                label={t('login.identifier')}
                autoComplete="username"
                autoFocus
              />
              <FormPasswordField
                name="password"
                label={t('login.password')}
                autoComplete="current-password"
              />
              <Stack
                direction="row"
                sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
              >
                <FormCheckbox name="rememberMe" label={t('login.rememberMe')} />
                <Link
                  component="button"
                  type="button"
                  underline="always"
                  disabled={isSubmitting}
                  onClick={onForgotPassword}
                >
                  {t('reset.link')}
                </Link>
              </Stack>
            </>
          )}
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'login.submitting' : 'login.submit')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
