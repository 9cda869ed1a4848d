import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registrationPageSchema } from '#domain/accounts/account.schema.ts';
import { socialProviders } from '#domain/accounts/social.ts';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { RETURN_PARAM, safeReturnPath } from '#web/lib/return-path.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { Redirect } from '#web/ui/redirect.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { AuthSwitch } from '../components/auth-switch.tsx';
import { SocialButtons } from '../components/social-buttons.tsx';
import { useAuthentication } from '../hooks/use-authentication.ts';
import { useSession } from '../session.ts';
import { AuthPage } from './auth-page.tsx';

const emptyRegistration = {
  username: '',
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  isStudioOwner: false,
  isBooker: true,
  agreeToTerms: false,
};

/** The register page (spec §2.6, §5). */
export function RegisterPage() {
  const { t } = useTranslation('accounts');
  const { register } = useAuthentication();
  const validate = useValidation(registrationPageSchema);
  const navigate = useNavigate();
  const [params] = usePageParams();
  const [failure, setFailure] = useState<string>();
  const target = safeReturnPath(params.get(RETURN_PARAM));
  if (useSession()) return <Redirect to={target} />;
  return (
    <AuthPage title={t('register.pageTitle')} description={t('register.description')}>
      <Formik
        initialValues={emptyRegistration}
        validate={validate}
        onSubmit={async (
          { username, name, email, password, isStudioOwner, isBooker },
          { setErrors },
        ) => {
          setFailure(undefined);
          try {
            await register({ username, name, email, password, isStudioOwner, isBooker });
          } catch (error) {
            const { message, fields } = failureOf(error);
            const text = message ?? t('register.failed');
            setErrors(fields);
            setFailure(text);
            showToast({ tone: 'error', title: t('register.failedTitle'), description: text });
            return;
          }
          void navigate(target, { replace: true });
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2.5}>
            <FormAlert message={failure} />
            <FormTextField name="username" label={t('register.username')} autoComplete="username" />
            <FormTextField name="name" label={t('register.name')} autoComplete="name" />
            <FormTextField
              name="email"
              label={t('register.email')}
              type="email"
              autoComplete="email"
            />
            <NewPasswordFields label={t('register.password')} />
            <Stack>
              <FormCheckbox name="isBooker" label={t('register.bookerBox')} />
              <FormCheckbox name="isStudioOwner" label={t('register.ownerBox')} />
              <FormCheckbox name="agreeToTerms" label={<AgreeLabel />} />
            </Stack>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {t(isSubmitting ? 'register.pageSubmitting' : 'register.pageSubmit')}
            </Button>
            <SocialButtons providers={socialProviders} to={target} disabled={isSubmitting} />
            <AuthSwitch text="register.toLogin" to="/login" />
          </Stack>
        )}
      </Formik>
    </AuthPage>
  );
}

function AgreeLabel() {
  const { t } = useTranslation('accounts');
  return (
    <Trans
      t={t}
      i18nKey="register.agree"
      components={{
        1: <Link href="/terms" target="_blank" underline="always" />,
        3: <Link href="/privacy" target="_blank" underline="always" />,
      }}
    />
  );
}
