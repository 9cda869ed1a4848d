import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatAgo } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { ticketPath, WRITE_PATH } from '../ticket-paths.ts';
import { useMyTicketsSuspenseQuery } from '../tickets.generated.ts';
import type { TicketLineFragment } from '../tickets.generated.ts';
import { TicketStateTag } from './ticket-state.tsx';

const PAGE_SIZE = 20;

/** What whoever is logged in has asked, and where each stands. */
export function TicketList() {
  const { t } = useTranslation('help');
  const { data, fetchMore } = useMyTicketsSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.myTickets;
  const write = (
    <Button component={RouterLink} to={WRITE_PATH} variant="contained">
      {t('tickets.write')}
    </Button>
  );
  if (nodes.length === 0) {
    return <EmptyState title={t('tickets.empty')} text={t('tickets.emptyText')} action={write} />;
  }
  return (
    <>
      {write}
      <TicketRows tickets={nodes} />
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

/** Tickets, each with where it stands. */
export function TicketRows({ tickets }: { tickets: readonly TicketLineFragment[] }) {
  const { t } = useTranslation('help');
  return (
    <Box component="ul" aria-label={t('tickets.title')} sx={listStyle}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </Box>
  );
}

function TicketRow({ ticket }: { ticket: TicketLineFragment }) {
  const { t, i18n } = useTranslation('help');
  const now = useNow();
  const { id, category, subject, state, updatedAt } = ticket;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Link
          component={RouterLink}
          to={ticketPath(id)}
          color="inherit"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {subject}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[id, t(`ticketCategories.${category}`), formatAgo(updatedAt, now, i18n.language)].join(
            ' · ',
          )}
        </Typography>
      </Box>
      <TicketStateTag state={state} />
    </Box>
  );
}

const listStyle = { m: 0, mt: 3, p: 0, listStyle: 'none' } as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 1.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
