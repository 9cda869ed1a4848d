import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { passwordChangeFormSchema } from '#domain/accounts/account.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { MySessionsDocument, useChangePasswordMutation } from '../../security.generated.ts';

const emptyPasswords = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password, and says what that ends. */
export function PasswordPanel() {
  const { t } = useTranslation('accounts');
  const validate = useValidation(passwordChangeFormSchema);
  const [changePassword] = useChangePasswordMutation();
  const [failure, setFailure] = useState<string>();
  return (
    <SettingsPanel title={t('passwordPanel.title')} lead={t('passwordPanel.lead')}>
      <Formik
        initialValues={emptyPasswords}
        validate={validate}
        onSubmit={async ({ currentPassword, password }, { setErrors, resetForm }) => {
          setFailure(undefined);
          try {
            await changePassword({
              variables: { currentPassword, password },
              refetchQueries: [MySessionsDocument],
            });
          } catch (error) {
            const { message, fields } = failureOf(error);
            setErrors(fields);
            setFailure(message ?? t('newPassword.failed'));
            return;
          }
          resetForm();
          showToast({
            tone: 'success',
            title: t('newPassword.doneTitle'),
            description: t('passwordPanel.done'),
          });
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2.5}>
            <FormAlert message={failure} />
            <FormPasswordField
              name="currentPassword"
              label={t('passwordPanel.current')}
              autoComplete="current-password"
            />
            <NewPasswordFields label={t('newPassword.password')} />
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 2,
                justifyContent: 'space-between',
              }}
            >
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t(isSubmitting ? 'newPassword.submitting' : 'newPassword.submit')}
              </Button>
              <Link component={RouterLink} to="/reset-password" underline="always">
                {t('reset.pageLink')}
              </Link>
            </Stack>
          </Stack>
        )}
      </Formik>
    </SettingsPanel>
  );
}
