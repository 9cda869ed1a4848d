import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { loginPath } from '#web/lib/return-path.ts';
import { SendVerificationButton } from '../components/security/send-verification-button.tsx';
import { useVerifyEmailMutation } from '../email-verification.generated.ts';
import { MeDocument } from '../session.generated.ts';
import { useSession } from '../session.ts';
import { AuthPage } from './auth-page.tsx';

/** Follows the link that shows that an address is its account's, logged in or not. */
export function VerifyEmailPage() {
  const { t } = useTranslation('accounts');
  const [params] = usePageParams();
  const token = params.get('token');
  return (
    <AuthPage title={t('verification.title')} description={t('verification.description')} noIndex>
      {token ? <Verification key={token} token={token} /> : <AskForLink />}
    </AuthPage>
  );
}

type Outcome = { kind: 'done' } | { kind: 'failed'; text: string };

function Verification({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const client = useApolloClient();
  const [verify] = useVerifyEmailMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const follow = async () => {
      try {
        await verify({ variables: { token } });
        startTransition(() => setOutcome({ kind: 'done' }));
        await client.query({ query: MeDocument, context: { fresh: false } });
      } catch (error) {
        const text = failureOf(error).message ?? t('verification.failed');
        startTransition(() => setOutcome({ kind: 'failed', text }));
      }
    };
    void follow();
  }, [client, t, token, verify]);
  return (
    <>
      {/* There before its text, or some screen readers would not notice it. */}
      <Box component="output" sx={{ display: 'block' }}>
        {outcome?.kind === 'done' && (
          <Alert severity="success" role="presentation">
            {t('verification.done')}
          </Alert>
        )}
        {!outcome && <Typography>{t('verification.working')}</Typography>}
      </Box>
      <div role="alert">
        {outcome?.kind === 'failed' && (
          <Alert severity="error" role="presentation" sx={{ mb: 3 }}>
            {outcome.text}
          </Alert>
        )}
      </div>
      {!outcome && <Skeleton variant="rounded" height={44} sx={{ mt: 3 }} />}
      {outcome?.kind === 'done' && <WayOn />}
      {outcome?.kind === 'failed' && <AskForLink />}
    </>
  );
}

/** How to get a link, or what to do when none is needed. */
function AskForLink() {
  const { t } = useTranslation('accounts');
  const user = useSession();
  if (!user) {
    return (
      <Stack spacing={3}>
        <Typography>{t('verification.logInFirst')}</Typography>
        <Button component={RouterLink} to={loginPath('/verify-email')} variant="contained">
          {t('login.pageTitle')}
        </Button>
      </Stack>
    );
  }
  if (user.isEmailVerified) {
    return (
      <>
        <Typography>{t('verification.already', { email: user.email })}</Typography>
        <WayOn />
      </>
    );
  }
  return (
    <Stack spacing={2}>
      <Typography>{t('verification.again', { email: user.email })}</Typography>
      <SendVerificationButton email={user.email} />
    </Stack>
  );
}

function WayOn() {
  const { t } = useTranslation('accounts');
  return (
    <Button component={RouterLink} to="/search" variant="contained" fullWidth sx={{ mt: 3 }}>
      {t('verification.onward')}
    </Button>
  );
}
