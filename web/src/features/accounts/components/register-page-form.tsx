import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { socialProviders } from '#domain/accounts/social.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { RETURN_PARAM, safeReturnPath } from '#web/lib/return-path.ts';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { AuthSwitch } from './auth-switch.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAuthentication } from '../hooks/use-authentication.ts';

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

const loadSchema = async () =>
  (await import('#domain/accounts/account.schema.ts')).registrationPageSchema;

/** The form of the register page, and other sign-in methods. */
export function RegisterPageForm() {
  const { t } = useTranslation('accounts');
  const { register } = useAuthentication();
  const validate = useLateValidation(loadSchema);
  const navigate = useNavigate();
  const [params] = usePageParams();
  const target = safeReturnPath(params.get(RETURN_PARAM));
  return (
    <SubmitForm
      initialValues={emptyRegistration}
      validate={validate}
      failed={t('register.failed')}
      onFailure={({ code, text }) => {
        // What the server says stands in the form, and is said once.
        if (code === 'NETWORK') {
          showToast({ tone: 'error', title: t('register.failedTitle'), description: text });
        }
      }}
      onSubmit={async ({ username, name, email, password, isStudioOwner, isBooker }) => {
        await register({ username, name, email, password, isStudioOwner, isBooker });
        void navigate(target, { replace: true });
      }}
    >
      {({ isSubmitting }) => (
        <>
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
        </>
      )}
    </SubmitForm>
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
