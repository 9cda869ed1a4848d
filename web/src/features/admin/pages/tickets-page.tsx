import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import { ticketCategories } from '#domain/help/ticket-category.ts';
import { ticketStates, waitingTicketStates } from '#domain/help/ticket.ts';
import type { TicketState } from '#domain/help/ticket.ts';
import { formatAgo } from '#web/lib/dates.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import type { TicketFilterInput } from '#web/lib/schema.generated.ts';
import { useNow } from '#web/ui/clock.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ListPage, LoadingList } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { rowStyle } from '../components/rows.ts';
import { TicketFilters } from '../components/ticket-filters.tsx';
import { useTicketCountsSuspenseQuery, useTicketQueueSuspenseQuery } from '../tickets.generated.ts';
import type { TicketQueueQuery } from '../tickets.generated.ts';

const PAGE_SIZE = 20;

/** What is shown of the queue: what waits for us, unless the address says otherwise. */
const views = ['waiting', ...ticketStates, 'all'] as const;
type View = (typeof views)[number];

/** States that a view has; all of them, where it narrows nothing. */
function statesOf(view: View): readonly TicketState[] {
  if (view === 'waiting') return waitingTicketStates;
  return view === 'all' ? ticketStates : [view];
}

/** What the address says: `?state=solved&category=press&assignee=nobody&text=lamp`. */
function useQueueAddress() {
  const [params] = usePageParams();
  const view = views.find((one) => one === params.get('state')) ?? 'waiting';
  const category = ticketCategories.find((one) => one === params.get('category'));
  const assignee = params.get('assignee');
  const text = params.get('text');
  const filter: TicketFilterInput = {
    ...(category && { category: enumName(category) }),
    ...(assignee === 'nobody' && { isUnassigned: true }),
    ...(assignee && /^\d+$/.test(assignee) && { assigneeId: assignee }),
    ...(text && { text }),
  };
  const pathOf = (to: View): string => {
    const next = new URLSearchParams(params);
    next.set('state', to);
    return `?${next.toString()}`;
  };
  return { view, filter, pathOf };
}

/** Tickets to answer, the one that has waited longest first. */
export function TicketsPage() {
  const { t } = useTranslation('admin');
  const { view, filter } = useQueueAddress();
  return (
    <ListPage
      title={t('tickets.title')}
      description={t('tickets.description')}
      error={t('tickets.error')}
      action={
        <Button
          component={RouterLink}
          to="/admin/tickets/answers"
          variant="outlined"
          color="inherit"
        >
          {t('tickets.answers')}
        </Button>
      }
    >
      <Views />
      <TicketFilters />
      <LoadingList error={t('tickets.error')} asked={JSON.stringify([view, filter])}>
        <Queue />
      </LoadingList>
    </ListPage>
  );
}

function Views() {
  const { t } = useTranslation('admin');
  const { view, filter, pathOf } = useQueueAddress();
  const { data } = useTicketCountsSuspenseQuery({
    variables: { filter },
    context: { fresh: false },
  });
  const countOf = (one: View) =>
    statesOf(one).reduce((sum, state) => {
      const found = data.ticketCounts.find((row) => row.state === enumName(state));
      return sum + (found?.count ?? 0);
    }, 0);
  return (
    <LinkTabs
      label={t('tickets.views')}
      current={view}
      tabs={views.map((id) => ({
        id,
        label: t('tickets.counted', {
          label: t(`tickets.states.${enumName(id)}`),
          number: countOf(id),
        }),
        to: pathOf(id),
      }))}
    />
  );
}

function Queue() {
  const { t } = useTranslation('admin');
  const { view, filter } = useQueueAddress();
  const { data, fetchMore } = useTicketQueueSuspenseQuery({
    variables: { first: PAGE_SIZE, filter: { ...filter, states: statesOf(view).map(enumName) } },
    context: { fresh: false },
  });
  return (
    <PagedList
      connection={data.tickets}
      fetchMore={fetchMore}
      empty={{ title: t('tickets.empty'), text: t('tickets.emptyText') }}
      keyOf={({ id }) => id}
      renderRow={(ticket) => <Row ticket={ticket} />}
    />
  );
}

function Row({ ticket }: { ticket: TicketQueueQuery['tickets']['nodes'][number] }) {
  const { t, i18n } = useTranslation(['admin', 'help']);
  const now = useNow();
  const { id, subject, category, state, since, senderName, desk } = ticket;
  const { priority = 'NORMAL', assigneeName } = desk ?? {};
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Link
          component={RouterLink}
          to={`/admin/tickets/${id}`}
          color="inherit"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {subject}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[
            id,
            senderName,
            t(`help:ticketCategories.${category}`),
            formatAgo(since, now, i18n.language),
            assigneeName,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {priority !== 'NORMAL' && (
          <Chip
            size="small"
            variant="outlined"
            color={priorityColors[priority]}
            label={t(`tickets.priorities.${priority}`)}
          />
        )}
        <Tag size="small" tone={state === 'SOLVED' ? 'success' : 'neutral'}>
          {t(`tickets.states.${state}`)}
        </Tag>
      </Box>
    </Box>
  );
}

const priorityColors = { LOW: 'default', HIGH: 'warning', URGENT: 'error' } as const;
