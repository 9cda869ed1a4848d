import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { TicketView } from '../components/ticket-view.tsx';
import { TICKETS_PATH } from '../ticket-paths.ts';

/** A ticket of one's own. */
export function TicketPage() {
  const { t } = useTranslation('help');
  const { number = '' } = useParams();
  return (
    <RequireLogin>
      <Box sx={{ maxWidth: 720, py: { xs: 3, md: 5 } }}>
        <Link component={RouterLink} to={TICKETS_PATH} color="text.secondary" sx={backStyle}>
          <ArrowLeft size={18} aria-hidden />
          {t('tickets.title')}
        </Link>
        <ErrorBoundary title={t('ticket.failed')} resetKeys={[number]}>
          <Suspense key={number} fallback={<Skeleton variant="rounded" height={320} />}>
            <TicketView id={number} wayOn={{ to: TICKETS_PATH, label: t('tickets.title') }} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </RequireLogin>
  );
}

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mb: 1,
} as const;
