import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { useRequestPasswordResetMutation } from '../password-reset.generated.ts';

interface ResetRequestFormProps {
  /** Told while a call is under way, so that nothing else can be pressed (spec §4). */
  onBusyChange?: (busy: boolean) => void;
  /** In a dialog, whose first field takes the focus. */
  autoFocus?: boolean;
}

const noAddress = { email: '' };

const loadSchema = async () =>
  (await import('#domain/accounts/account.schema.ts')).passwordResetRequestSchema;

/** Asks for a link to choose a new password with. What it says never tells who has an account. */
export function ResetRequestForm({ onBusyChange, autoFocus = false }: ResetRequestFormProps) {
  const { t } = useTranslation('accounts');
  const validate = useLateValidation(loadSchema);
  const [requestReset] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <SubmitForm
      initialValues={noAddress}
      validate={validate}
      failed={t('reset.failed')}
      onBusyChange={onBusyChange}
      onSubmit={async (values) => {
        const email = values.email.trim();
        setSentTo(undefined);
        await requestReset({ variables: { email } });
        setSentTo(email);
      }}
    >
      {({ isSubmitting }) => (
        <>
          {/* There before its text, or some screen readers would not notice it. */}
          <Box component="output" sx={outputStyle}>
            {sentTo && (
              <Alert severity="success" role="presentation">
                <AlertTitle>{t('reset.sentTitle')}</AlertTitle>
                {t('reset.sent', { email: sentTo })}
              </Alert>
            )}
          </Box>
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
        </>
      )}
    </SubmitForm>
  );
}

/** Takes no room while it is empty. */
const outputStyle = { display: 'block', '&:empty': { position: 'absolute' } } as const;
