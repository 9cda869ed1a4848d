import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePageParams } from '#web/lib/page-params.ts';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { ResetRequestForm } from '../components/reset-request-form.tsx';
import { endSession } from '../session.ts';
import { AuthPage } from './auth-page.tsx';

/** Asks for a mailed link, and takes the new password once that link has led here (ruling 13). */
export function ResetPasswordPage() {
  const [params] = usePageParams();
  const token = params.get('token');
  return token ? <NewPassword token={token} /> : <ResetRequest />;
}

function ResetRequest() {
  const { t } = useTranslation('accounts');
  return (
    <AuthPage title={t('reset.title')} description={t('reset.description')}>
      <Typography sx={{ mb: 3 }}>{t('reset.description')}</Typography>
      <ResetRequestForm />
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        <Link component={RouterLink} to="/login" underline="always">
          {t('reset.back')}
        </Link>
      </Typography>
    </AuthPage>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const [isDone, setIsDone] = useState(false);
  return (
    <AuthPage
      title={t(isDone ? 'newPassword.doneTitle' : 'newPassword.title')}
      description={t('newPassword.description')}
      noIndex
    >
      {/* There before its text, or some screen readers would not notice it. */}
      <Box component="output" sx={{ display: 'block' }}>
        {isDone && <Typography>{t('newPassword.done')}</Typography>}
      </Box>
      {isDone ? (
        <Button component={RouterLink} to="/login" variant="contained" fullWidth sx={{ mt: 3 }}>
          {t('login.pageTitle')}
        </Button>
      ) : (
        <Stack spacing={3}>
          <NewPasswordForm
            token={token}
            onSuccess={() => {
              setIsDone(true);
              // All sessions of the account have ended, this browser's among them.
              void endSession(client);
            }}
          />
          <Typography sx={{ textAlign: 'center' }}>
            <Link component={RouterLink} to="/reset-password" underline="always">
              {t('newPassword.askAgain')}
            </Link>
          </Typography>
        </Stack>
      )}
    </AuthPage>
  );
}
