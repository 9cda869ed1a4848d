import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SOLVED_FOR_DAYS } from '#domain/help/ticket.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { WRITE_PATH } from '../ticket-paths.ts';
import {
  TicketDocument,
  useTicketChangedSubscription,
  useTicketSuspenseQuery,
} from '../tickets.generated.ts';
import type { TicketThreadFragment } from '../tickets.generated.ts';
import { RatingForm } from './rating-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketStateTag } from './ticket-state.tsx';

interface TicketViewProps {
  id: string;
  /** What lets a guest in. */
  ticketKey?: string;
  /** Where one goes on who has no such ticket. */
  wayOn: { to: string; label: string };
}

/** A ticket, for whoever has opened it: its thread, and what can be said next. */
export function TicketView({ id, ticketKey, wayOn }: TicketViewProps) {
  const { t } = useTranslation('help');
  const { data } = useTicketSuspenseQuery({
    variables: { id, key: ticketKey ?? null },
    context: { fresh: false },
  });
  const { ticket } = data;
  if (!ticket) {
    return (
      <StatusPage
        status={404}
        title={t('ticket.notFound')}
        text={t('ticket.notFoundText')}
        ways={[wayOn]}
      />
    );
  }
  return <Thread ticket={ticket} ticketKey={ticketKey} />;
}

interface ThreadProps {
  ticket: TicketThreadFragment;
  ticketKey: string | undefined;
}

/** Its thread, in which answers appear as they come. */
function Thread({ ticket, ticketKey }: ThreadProps) {
  const { t } = useTranslation('help');
  const client = useApolloClient();
  useTicketChangedSubscription({ ticketId: ticket.id, key: ticketKey ?? null }, () => {
    // Without a connection what is shown stays, and the next notice comes with it.
    client.refetchQueries({ include: [TicketDocument] }).catch(() => undefined);
  });
  const { state, subject, category } = ticket;
  const title =
    ticketKey === undefined
      ? `${ticket.id}: ${subject}`
      : t('ticket.guestTitle', { number: ticket.id, subject });
  const isSettled = state === 'SOLVED' || state === 'CLOSED';
  return (
    <>
      <PageHead title={title} description={subject} noIndex />
      <Typography variant="body2" color="textSecondary">
        {`${ticket.id} · ${t(`ticketCategories.${category}`)}`}
      </Typography>
      <Typography variant="h2" component="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Box sx={{ mb: 3 }}>
        <TicketStateTag state={state} />
      </Box>
      <TicketFacts ticket={ticket} />
      <TicketMessages ticket={ticket} isOwn />
      {isSettled && (
        <Part title={t('rate.title')}>
          <RatingForm ticket={ticket} ticketKey={ticketKey} />
        </Part>
      )}
      {state === 'CLOSED' ? (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('ticket.closed')}{' '}
          <Link component={RouterLink} to={WRITE_PATH} color="inherit">
            {t('tickets.write')}
          </Link>
        </Alert>
      ) : (
        <Part title={t('ticket.replyTitle')}>
          {state === 'SOLVED' && (
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {t('ticket.reopens', { days: SOLVED_FOR_DAYS })}
            </Typography>
          )}
          <ReplyForm id={ticket.id} ticketKey={ticketKey} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
