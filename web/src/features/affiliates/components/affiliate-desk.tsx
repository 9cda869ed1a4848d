import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { loginPath, RETURN_PARAM } from '#web/lib/return-path.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Section } from '#web/ui/section.tsx';
import { useMyAffiliateSuspenseQuery } from '../affiliates.generated.ts';
import { AffiliateFigures } from './affiliate-figures.tsx';
import { AffiliateLink } from './affiliate-link.tsx';
import { CodeForm } from './code-form.tsx';

const PATH = '/affiliate';

/** The code of whoever is logged in, the link to share, and what came of it. */
export function AffiliateDesk() {
  const { t } = useTranslation('affiliates');
  const isLoggedIn = useSession() !== null;
  return (
    <Section title={t('title')} lead={t('lead')}>
      {isLoggedIn ? (
        <ErrorBoundary title={t('failed')}>
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <Desk />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <LoginNeeded />
      )}
    </Section>
  );
}

function LoginNeeded() {
  const { t } = useTranslation('affiliates');
  return (
    <EmptyState
      level="h3"
      title={t('login.title')}
      text={t('login.text')}
      action={
        <>
          <Button component={Link} to={loginPath(PATH)} variant="contained">
            {t('login.login')}
          </Button>
          <Button
            component={Link}
            to={`/register?${RETURN_PARAM}=${encodeURIComponent(PATH)}`}
            variant="outlined"
            color="inherit"
          >
            {t('login.register')}
          </Button>
        </>
      }
    />
  );
}

function Desk() {
  const { data } = useMyAffiliateSuspenseQuery();
  const { myAffiliate, proposedAffiliateCode } = data;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {(!myAffiliate || myAffiliate.canChange) && (
        <CodeForm
          key={myAffiliate?.code}
          code={myAffiliate?.code ?? proposedAffiliateCode}
          isNew={!myAffiliate}
        />
      )}
      {myAffiliate && (
        <>
          {myAffiliate.suspension ? (
            <Suspended code={myAffiliate.code} {...myAffiliate.suspension} />
          ) : (
            <AffiliateLink code={myAffiliate.code} />
          )}
          <AffiliateFigures affiliate={myAffiliate} />
        </>
      )}
    </Box>
  );
}

interface SuspendedProps {
  code: string;
  at: string;
  reasons: string;
}

/** That the code was taken away, why, and what can be done. */
function Suspended({ code, at, reasons }: SuspendedProps) {
  const { t, i18n } = useTranslation('affiliates');
  return (
    <Alert severity="warning">
      <AlertTitle>
        {t('suspended.title', {
          code,
          day: formatDate(dayIn('UTC', at), i18n.language),
        })}
      </AlertTitle>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reasons}</Typography>
      <Typography sx={{ mt: 1 }}>
        {t('suspended.text')}{' '}
        <MuiLink component={Link} to="/helpdesk/contact" color="inherit" underline="always">
          {t('suspended.write')}
        </MuiLink>
      </Typography>
    </Alert>
  );
}
