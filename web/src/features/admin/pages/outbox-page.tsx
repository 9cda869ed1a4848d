import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { RotateCw, Send } from 'lucide-react';
import { lazy, Suspense, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { emailStatuses } from '#domain/admin/email-status.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { EmailItem } from '../components/email-item.tsx';
import { rowsStyle } from '../components/rows.ts';
import { useOutboxSuspenseQuery, useSendTestEmailMutation } from './outbox-page.generated.ts';

const EmailDialog = lazy(async () => ({
  default: (await import('../components/email-dialog.tsx')).EmailDialog,
}));

const PAGE_SIZE = 20;

/** What the address says: `?status=failed&email=7`. */
function useOutboxAddress() {
  const [params] = usePageParams();
  const status = emailStatuses.find((known) => known === params.get('status'));
  const email = params.get('email');
  const pathOf = (open: string | null): string => {
    const query = new URLSearchParams({
      ...(status && { status }),
      ...(open !== null && { email: open }),
    });
    return `?${query.toString()}`;
  };
  return { status, email, pathOf };
}

/** Emails that leave the product: what, to whom, and whether they left (ruling 26). */
export function OutboxPage() {
  const { t } = useTranslation('admin');
  const { status } = useOutboxAddress();
  return (
    <>
      <PageHead title={t('outbox.title')} description={t('outbox.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('outbox.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: 640 }}>
        {t('outbox.lead')}
      </Typography>
      <LinkTabs
        label={t('outbox.filter')}
        current={status ?? 'all'}
        tabs={[
          { id: 'all', label: t('outbox.all'), to: '?' },
          ...emailStatuses.map((id) => ({
            id,
            label: t(`outbox.status.${enumName(id)}`),
            to: `?status=${id}`,
          })),
        ]}
      />
      <ErrorBoundary resetKeys={[status]} title={t('outbox.error')}>
        <Suspense key={status ?? 'all'} fallback={<EmailsSkeleton />}>
          <Emails />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Emails() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { status, email, pathOf } = useOutboxAddress();
  const { data, fetchMore, refetch } = useOutboxSuspenseQuery({
    variables: { first: PAGE_SIZE, ...(status && { status: enumName(status) }) },
    context: { fresh: false },
  });
  const [sendTestEmail, { loading: isSending }] = useSendTestEmailMutation();
  const [isRefreshing, startRefresh] = useTransition();
  const { nodes, pageInfo, totalCount } = data.outbox;
  const refresh = () => startRefresh(async () => void (await refetch()));

  async function send(): Promise<void> {
    try {
      const { data: sent } = await sendTestEmail();
      const recipient = sent?.sendTestEmail?.email.recipient;
      showToast({
        tone: 'success',
        title: t('outbox.sent'),
        description: t('outbox.sentText', { recipient }),
      });
      refresh();
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('outbox.sendFailed'), description: message });
    }
  }

  const sendButton = (
    <Button
      variant="contained"
      startIcon={<Send size={18} aria-hidden />}
      disabled={isSending}
      onClick={() => void send()}
    >
      {t(isSending ? 'outbox.sending' : 'outbox.send')}
    </Button>
  );
  return (
    <>
      <Box sx={headStyle}>
        <Typography component="output" sx={{ mr: 'auto' }}>
          {t('outbox.count', { count: totalCount })}
        </Typography>
        <Button
          color="inherit"
          startIcon={<RotateCw size={18} aria-hidden />}
          disabled={isRefreshing}
          onClick={refresh}
        >
          {t('outbox.refresh')}
        </Button>
        {nodes.length > 0 && sendButton}
      </Box>
      {nodes.length === 0 ? (
        <EmptyState
          title={t('outbox.emptyTitle')}
          text={t('outbox.emptyText')}
          action={sendButton}
        />
      ) : (
        <Box component="ul" sx={rowsStyle}>
          {nodes.map((item) => (
            <EmailItem key={item.id} email={item} to={pathOf(item.id)} />
          ))}
        </Box>
      )}
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
      {email !== null && (
        <Suspense>
          <EmailDialog
            key={email}
            id={email}
            onClose={() => void navigate(pathOf(null), { preventScrollReset: true })}
          />
        </Suspense>
      )}
    </>
  );
}

function EmailsSkeleton() {
  return (
    <Box sx={{ mt: 3 }} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={92} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  my: 2,
} as const;
