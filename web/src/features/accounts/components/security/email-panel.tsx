import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { emailChangeFormSchema, emailChangeSchema } from '#domain/accounts/account.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReauthentication } from '../../hooks/use-reauthentication.ts';
import type { Reauthentication } from '../../hooks/use-reauthentication.ts';
import {
  useCancelEmailChangeMutation,
  useRequestEmailChangeMutation,
} from '../../security.generated.ts';
import { useSession } from '../../session.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { VerificationNotice } from './verification-notice.tsx';

const emptyChange = { email: '', password: '' };

/** Shows the address of the account, whether it is confirmed, and asks for another. */
export function EmailPanel() {
  const { t } = useTranslation('accounts');
  const user = useSession();
  const reauthentication = useReauthentication();
  if (!user) return null;
  return (
    <SettingsPanel title={t('emailPanel.title')} lead={t('emailPanel.lead', { email: user.email })}>
      <Stack spacing={2.5}>
        <VerificationNotice />
        {user.pendingEmail !== null && <PendingChange email={user.pendingEmail} />}
        {reauthentication.mustSignInAgain ? (
          <SignInAgain providers={reauthentication.providers} />
        ) : (
          <EmailForm reauthentication={reauthentication} />
        )}
      </Stack>
    </SettingsPanel>
  );
}

/** Asks for another address. */
function EmailForm({ reauthentication }: { reauthentication: Reauthentication }) {
  const { t } = useTranslation('accounts');
  const validate = useValidation(
    reauthentication.hasPassword ? emailChangeFormSchema : emailChangeSchema,
  );
  const [requestChange] = useRequestEmailChangeMutation();
  return (
    <SubmitForm
      initialValues={emptyChange}
      validate={validate}
      failed={t('emailPanel.failed')}
      onFailure={reauthentication.takeFailure}
      onSubmit={async ({ email, password }, { resetForm }) => {
        await requestChange({ variables: { email: email.trim(), password } });
        resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="email"
            label={t('emailPanel.email')}
            type="email"
            autoComplete="email"
          />
          {reauthentication.hasPassword && (
            <FormPasswordField
              name="password"
              label={t('passwordPanel.current')}
              autoComplete="current-password"
            />
          )}
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={isSubmitting}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t(isSubmitting ? 'emailPanel.submitting' : 'emailPanel.submit')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}

/** A change of address that waits for its link to be followed. */
function PendingChange({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const [cancelChange, { loading }] = useCancelEmailChangeMutation();

  async function cancel(): Promise<void> {
    try {
      await cancelChange();
      showToast({ title: t('emailPanel.cancelled') });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('emailPanel.cancelFailed'), description });
    }
  }

  return (
    <Alert severity="info" role="presentation" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <Typography variant="body2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {t('emailPanel.pending', { email })}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={loading}
        onClick={() => void cancel()}
      >
        {t('emailPanel.cancel')}
      </Button>
    </Alert>
  );
}
