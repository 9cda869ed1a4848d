import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import {
  firstPasswordFormSchema,
  passwordChangeFormSchema,
} from '#domain/accounts/account.schema.ts';
import { providerNames } from '#domain/accounts/social.ts';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReauthentication } from '../../hooks/use-reauthentication.ts';
import type { Reauthentication } from '../../hooks/use-reauthentication.ts';
import { MySessionsDocument, useChangePasswordMutation } from '../../security.generated.ts';
import { MySignInMethodsDocument } from '../../two-factor.generated.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const initialValues = {
  currentPassword: '',
  password: '',
  confirmPassword: '',
  keepIdentities: false,
};

/** Changes the password, or sets one where there is none, and says what that ends. */
export function PasswordPanel() {
  const { t } = useTranslation('accounts');
  const reauthentication = useReauthentication();
  const { hasPassword, mustSignInAgain, providers } = reauthentication;
  return (
    <SettingsPanel
      title={t('passwordPanel.title')}
      lead={t(hasPassword ? 'passwordPanel.lead' : 'passwordPanel.none')}
    >
      {mustSignInAgain ? (
        <SignInAgain providers={providers} />
      ) : (
        <PasswordForm reauthentication={reauthentication} />
      )}
    </SettingsPanel>
  );
}

function PasswordForm({ reauthentication }: { reauthentication: Reauthentication }) {
  const { t } = useTranslation('accounts');
  const { hasPassword, recentProviders } = reauthentication;
  const validate = useValidation(hasPassword ? passwordChangeFormSchema : firstPasswordFormSchema);
  const [changePassword] = useChangePasswordMutation();
  return (
    <SubmitForm
      initialValues={initialValues}
      validate={validate}
      failed={t('newPassword.failed')}
      onFailure={reauthentication.takeFailure}
      onSubmit={async ({ currentPassword, password, keepIdentities }, { resetForm }) => {
        await changePassword({
          variables: { currentPassword, password, keepIdentities },
          refetchQueries: [MySessionsDocument, MySignInMethodsDocument],
        });
        resetForm();
        showToast({
          tone: 'success',
          title: t(hasPassword ? 'newPassword.doneTitle' : 'passwordPanel.set'),
          description: t('passwordPanel.done'),
        });
      }}
    >
      {({ isSubmitting }) => (
        <>
          {hasPassword && (
            <FormPasswordField
              name="currentPassword"
              label={t('passwordPanel.current')}
              autoComplete="current-password"
            />
          )}
          <NewPasswordFields label={t('newPassword.password')} />
          {hasPassword && recentProviders.length > 0 && (
            <FormCheckbox
              name="keepIdentities"
              label={t('passwordPanel.keepIdentities', {
                providers: recentProviders.map((provider) => providerNames[provider]),
              })}
              hint={t('passwordPanel.keepIdentitiesHint')}
            />
          )}
          <Stack direction="row" sx={actionsStyle}>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {hasPassword
                ? t(isSubmitting ? 'newPassword.submitting' : 'newPassword.submit')
                : t('passwordPanel.submitFirst')}
            </Button>
            {hasPassword && (
              <Link component={RouterLink} to="/reset-password" underline="always">
                {t('reset.pageLink')}
              </Link>
            )}
          </Stack>
        </>
      )}
    </SubmitForm>
  );
}

const actionsStyle = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  justifyContent: 'space-between',
} as const;
