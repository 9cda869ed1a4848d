import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPasswordMutation } from '../password-reset.generated.ts';

interface NewPasswordFormProps {
  /** From the mailed link. */
  token: string;
  onSuccess: () => void;
}

const emptyPasswords = { password: '', confirmPassword: '' };

const loadSchema = async () =>
  (await import('#domain/accounts/account.schema.ts')).newPasswordPageSchema;

/** Changes a password by a mailed link. */
export function NewPasswordForm({ token, onSuccess }: NewPasswordFormProps) {
  const { t } = useTranslation('accounts');
  const validate = useLateValidation(loadSchema);
  const [resetPassword] = useResetPasswordMutation();
  return (
    <SubmitForm
      initialValues={emptyPasswords}
      validate={validate}
      failed={t('newPassword.failed')}
      onSubmit={async ({ password }) => {
        await resetPassword({ variables: { token, password } });
        onSuccess();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <NewPasswordFields label={t('newPassword.password')} />
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'newPassword.submitting' : 'newPassword.submit')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}
