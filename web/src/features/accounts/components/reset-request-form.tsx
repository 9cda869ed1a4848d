import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordResetRequestSchema } from '#domain/accounts/account.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useRequestPasswordResetMutation } from '../password-reset.generated.ts';

interface ResetRequestFormProps {
  /** Told while a call is under way, so that nothing else can be pressed (spec §4). */
  onBusyChange?: (busy: boolean) => void;
  /** In a dialog, whose first field takes the focus. */
  autoFocus?: boolean;
}

const noAddress = { email: '' };

/** Asks for a link to choose a new password with. What it says never tells who has an account. */
export function ResetRequestForm({ onBusyChange, autoFocus = false }: ResetRequestFormProps) {
  const { t } = useTranslation('accounts');
  const validate = useValidation(passwordResetRequestSchema);
  const [requestReset] = useRequestPasswordResetMutation();
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Formik
      initialValues={noAddress}
      validate={validate}
      onSubmit={async (values, { setErrors }) => {
        const email = values.email.trim();
        setFailure(undefined);
        setSentTo(undefined);
        onBusyChange?.(true);
        try {
          await requestReset({ variables: { email } });
          setSentTo(email);
        } catch (error) {
          const { message, fields } = failureOf(error);
          setErrors(fields);
          setFailure(message ?? t('reset.failed'));
        } finally {
          onBusyChange?.(false);
        }
      }}
    >
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <div>
            <FormAlert message={failure} />
            {/* There before its text, or some screen readers would not notice it. */}
            <Box component="output" sx={{ display: 'block' }}>
              {sentTo && (
                <Alert severity="success" role="presentation">
                  <AlertTitle>{t('reset.sentTitle')}</AlertTitle>
                  {t('reset.sent', { email: sentTo })}
                </Alert>
              )}
            </Box>
          </div>
          <FormTextField
            name="email"
            label={t('reset.email')}
            type="email"
            autoComplete="email"
            autoFocus={autoFocus}
          />
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'reset.submitting' : 'reset.submit')}
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
