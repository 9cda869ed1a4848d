import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { addressSchema } from '#domain/accounts/account.schema.ts';
import { providerNames, socialProviders } from '#domain/accounts/social.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { RETURN_PARAM, safeReturnPath } from '#web/lib/return-path.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { Redirect } from '#web/ui/redirect.tsx';
import { useWelcome } from '../hooks/use-welcome.ts';
import { useSession } from '../session.ts';
import { useCompleteSignUpMutation, usePendingSignUpSuspenseQuery } from '../social.generated.ts';
import { AuthPage } from './auth-page.tsx';

const noAddress = { email: '' };

/** Asks somebody new for the address that their provider did not give. */
export function AddressPage() {
  const { t } = useTranslation('accounts');
  const { data } = usePendingSignUpSuspenseQuery();
  const [params] = usePageParams();
  const target = safeReturnPath(params.get(RETURN_PARAM));
  const isLoggedIn = useSession() !== null;
  if (isLoggedIn) return <Redirect to={target} />;
  const { pendingSignUp } = data;
  return (
    <AuthPage title={t('address.title')} description={t('address.description')} noIndex>
      {pendingSignUp ? (
        <AddressForm
          name={pendingSignUp.name}
          provider={enumValue(pendingSignUp.provider, socialProviders)}
          target={target}
        />
      ) : (
        <Stack spacing={3}>
          <Typography>{t('address.expired')}</Typography>
          <Button component={RouterLink} to="/register" variant="contained">
            {t('address.startAgain')}
          </Button>
        </Stack>
      )}
    </AuthPage>
  );
}

interface AddressFormProps {
  name: string;
  provider: SocialProvider;
  target: string;
}

function AddressForm({ name, provider, target }: AddressFormProps) {
  const { t } = useTranslation('accounts');
  const welcome = useWelcome();
  const navigate = useNavigate();
  const validate = useValidation(addressSchema);
  const [completeSignUp] = useCompleteSignUpMutation();
  return (
    <SubmitForm
      initialValues={noAddress}
      validate={validate}
      failed={t('register.failed')}
      onSubmit={async ({ email }) => {
        const { data } = await completeSignUp({ variables: { email: email.trim() } });
        welcome(data!.completeSignUp!.user, 'register');
        void navigate(target, { replace: true });
      }}
    >
      {({ isSubmitting }) => (
        <>
          <Typography>{t('address.text', { name, provider: providerNames[provider] })}</Typography>
          <FormTextField
            name="email"
            label={t('register.email')}
            type="email"
            autoComplete="email"
            helperText={t('address.help')}
          />
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'register.submitting' : 'register.submit')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
