import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { ResetRequestForm } from '../components/reset-request-form.tsx';
import { usePasswordResetLinkQuery } from '../password-reset.generated.ts';
import { endSession } from '../session.ts';
import { AuthPage } from './auth-page.tsx';

/** Asks for a mailed link, and takes the new password once that link has led here (ruling 13). */
export function ResetPasswordPage() {
  const [params] = usePageParams();
  const token = params.get('token');
  return token ? <NewPassword token={token} /> : <ResetRequest />;
}

/** @param problem why the link that led here is of no use */
function ResetRequest({ problem }: { problem?: string | undefined }) {
  const { t } = useTranslation('accounts');
  return (
    <AuthPage
      title={t('reset.title')}
      description={t('reset.description')}
      noIndex={problem !== undefined}
    >
      {problem !== undefined && <FormAlert message={problem} />}
      <Typography sx={{ mt: problem === undefined ? 0 : 3, mb: 3 }}>
        {t('reset.description')}
      </Typography>
      <ResetRequestForm />
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        <Link component={RouterLink} to="/login" underline="always">
          {t('reset.back')}
        </Link>
      </Typography>
    </AuthPage>
  );
}

/** Looks up first whether the link still works: nobody should think of a password for nothing. */
function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const [isDone, setIsDone] = useState(false);
  const { data, error, refetch } = usePasswordResetLinkQuery({
    variables: { token },
    // It has been used up then.
    skip: isDone,
    // Whose link it is stands in no page that the server keeps.
    ssr: false,
    context: { fresh: false },
  });
  const problem = isDone ? undefined : error && failureOf(error);
  if (problem?.code === 'BAD_USER_INPUT') return <ResetRequest problem={problem.message} />;
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
      ) : data ? (
        <Stack spacing={3}>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('newPassword.account', { email: data.passwordResetLink.maskedEmail })}
          </Typography>
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
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack spacing={2.5} aria-hidden>
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={56} />
          <Skeleton variant="rounded" height={56} />
          <Skeleton variant="rounded" height={44} />
        </Stack>
      )}
    </AuthPage>
  );
}
