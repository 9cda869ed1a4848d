import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { useRequestEmailVerificationMutation } from '../../email-verification.generated.ts';

/** Has the email that confirms one's address mailed again. */
export function SendVerificationButton({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const [request, { loading }] = useRequestEmailVerificationMutation();
  const [failure, setFailure] = useState<string>();
  const [isSent, setIsSent] = useState(false);

  async function send(): Promise<void> {
    setFailure(undefined);
    setIsSent(false);
    try {
      await request();
      setIsSent(true);
    } catch (error) {
      setFailure(failureOf(error).message ?? t('verification.sendFailed'));
    }
  }

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ width: 1, '&:empty': { display: 'none' } }}>
        <FormAlert message={failure} />
        {/* There before its text, or some screen readers would not notice it. */}
        <Box component="output" sx={{ display: 'block' }}>
          {isSent && (
            <Alert severity="success" role="presentation">
              {t('verification.sent', { email })}
            </Alert>
          )}
        </Box>
      </Box>
      <Button variant="outlined" color="inherit" disabled={loading} onClick={() => void send()}>
        {t(loading ? 'verification.sending' : 'verification.send')}
      </Button>
    </Stack>
  );
}
