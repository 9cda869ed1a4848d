import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { TicketView } from '../components/ticket-view.tsx';
import { WRITE_PATH } from '../ticket-paths.ts';

/** The ticket of somebody without an account, for whoever has the link that was mailed. */
export function GuestTicketPage() {
  const { t } = useTranslation('help');
  const { number = '', key = '' } = useParams();
  return (
    <Box sx={{ maxWidth: 720, py: { xs: 3, md: 5 } }}>
      <ErrorBoundary title={t('ticket.failed')} resetKeys={[number, key]}>
        <Suspense key={number + key} fallback={<Skeleton variant="rounded" height={320} />}>
          <TicketView
            id={number}
            ticketKey={key}
            wayOn={{ to: WRITE_PATH, label: t('tickets.write') }}
          />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
