import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newPasswordPageSchema } from '#domain/accounts/account.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPasswordMutation } from '../password-reset.generated.ts';

interface NewPasswordFormProps {
  /** From the mailed link. */
  token: string;
  onSuccess: () => void;
}

const emptyPasswords = { password: '', confirmPassword: '' };

/** Changes a password by a mailed link. */
export function NewPasswordForm({ token, onSuccess }: NewPasswordFormProps) {
  const { t } = useTranslation('accounts');
  const validate = useValidation(newPasswordPageSchema);
  const [resetPassword] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string>();
  return (
    <Formik
      initialValues={emptyPasswords}
      validate={validate}
      onSubmit={async ({ password }, { setErrors }) => {
        setFailure(undefined);
        try {
          await resetPassword({ variables: { token, password } });
        } catch (error) {
          const { message, fields } = failureOf(error);
          setErrors(fields);
          setFailure(message ?? t('newPassword.failed'));
          return;
        }
        onSuccess();
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <FormAlert message={failure} />
          <NewPasswordFields label={t('newPassword.password')} />
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'newPassword.submitting' : 'newPassword.submit')}
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
