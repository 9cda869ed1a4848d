import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { usePageParams } from '#web/lib/page-params.ts';
import { RETURN_PARAM, safeReturnPath } from '#web/lib/return-path.ts';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AuthSwitch } from './auth-switch.tsx';
import { CodeFields } from './code-fields.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAuthentication } from '../hooks/use-authentication.ts';
import { useCodeStep } from '../hooks/use-code-step.ts';
import { useSocialProblem } from '../hooks/use-social-problem.ts';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';

const emptyLogin = { identifier: '', password: '', code: '', rememberMe: false };

const loadSchema = async () => (await import('#domain/accounts/account.schema.ts')).loginPageSchema;

/** The form of the login page, and other sign-in methods. */
export function LoginPageForm() {
  const { t } = useTranslation('accounts');
  const { logIn } = useAuthentication();
  const { asksCode, validate, goBack, takeFailure } = useCodeStep(loadSchema);
  const navigate = useNavigate();
  const [params] = usePageParams();
  const problem = useSocialProblem('login.failed');
  const target = safeReturnPath(params.get(RETURN_PARAM));
  return (
    <SubmitForm
      initialValues={emptyLogin}
      validate={validate}
      failed={t('login.pageFailed')}
      failure={problem}
      onFailure={(errors) => {
        // What the server says stands in the form, and is said once.
        if (errors.code === 'NETWORK') {
          showToast({ tone: 'error', title: t('login.failed'), description: errors.text });
        }
        return takeFailure(errors);
      }}
      onSubmit={async (values) => {
        await logIn(values);
        void navigate(target, { replace: true });
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
                label={t('login.email')}
                type="email"
                autoComplete="username"
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
                <Link component={RouterLink} to="/reset-password" underline="always">
                  {t('reset.pageLink')}
                </Link>
              </Stack>
            </>
          )}
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'login.pageSubmitting' : 'login.pageSubmit')}
          </Button>
          <SocialButtons providers={['google']} to={target} disabled={isSubmitting} />
          <AuthSwitch text="login.toRegister" to="/register" />
        </>
      )}
    </SubmitForm>
  );
}
