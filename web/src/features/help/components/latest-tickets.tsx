import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { TICKETS_PATH } from '../ticket-paths.ts';
import { useMyTicketsSuspenseQuery } from '../tickets.generated.ts';
import { TicketRows } from './ticket-list.tsx';

const LATEST = 3;

/** What whoever is logged in has asked last, where each stands, and where the others are. */
export function LatestTickets() {
  const { t } = useTranslation('help');
  const user = useSession();
  if (user === null) return null;
  return (
    <ErrorBoundary resetKeys={[user.id]} title={t('tickets.failed')}>
      <Suspense fallback={null}>
        <Tickets />
      </Suspense>
    </ErrorBoundary>
  );
}

function Tickets() {
  const { t } = useTranslation('help');
  const { data } = useMyTicketsSuspenseQuery({
    variables: { first: LATEST },
    context: { fresh: false },
  });
  const { nodes } = data.myTickets;
  if (nodes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="your-tickets" sx={{ mt: 6 }}>
      <Typography id="your-tickets" variant="h2">
        {t('tickets.title')}
      </Typography>
      <TicketRows tickets={nodes} />
      <Link component={RouterLink} to={TICKETS_PATH}>
        {t('write.yours')}
      </Link>
    </Box>
  );
}
