import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useAffiliatesSuspenseQuery,
  useRestoreAffiliateMutation,
  useSuspendAffiliateMutation,
} from '../affiliates.generated.ts';
import type { AffiliatesQuery } from '../affiliates.generated.ts';
import { ReasonsDialog } from '../components/reasons-dialog.tsx';
import { rowsStyle, rowStyle } from '../components/rows.ts';

const PAGE_SIZE = 20;

/** Who brings others, and by which codes; one that is misused is taken away. */
export function AffiliatesPage() {
  const { t } = useTranslation('admin');
  const [params] = usePageParams();
  const setParam = useSetPageParam();
  const text = params.get('text') ?? '';
  return (
    <>
      <PageHead title={t('affiliates.title')} description={t('affiliates.description')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
        {t('affiliates.title')}
      </Typography>
      <Box sx={{ maxWidth: 420, mb: 2.5 }}>
        <SearchField
          label={t('affiliates.search')}
          value={text}
          onCommit={(value) => setParam('text', value)}
          input={{ maxLength: 100 }}
        />
      </Box>
      <ErrorBoundary title={t('affiliates.error')} resetKeys={[text]}>
        <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
          <Affiliates text={text} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Affiliates({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  const { data, fetchMore, refetch } = useAffiliatesSuspenseQuery({
    variables: { first: PAGE_SIZE, text },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.affiliates;
  // What is shown stays until there is something newer.
  const changed = () => startTransition(() => void refetch());
  if (nodes.length === 0) {
    return (
      <EmptyState
        title={t('affiliates.empty')}
        text={t(text === '' ? 'affiliates.emptyText' : 'affiliates.noMatch')}
      />
    );
  }
  return (
    <>
      <Box component="ul" sx={rowsStyle}>
        {nodes.map((affiliate) => (
          <Row key={affiliate.userId} affiliate={affiliate} onChanged={changed} />
        ))}
      </Box>
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

interface RowProps {
  affiliate: AffiliatesQuery['affiliates']['nodes'][number];
  onChanged: () => void;
}

function Row({ affiliate, onChanged }: RowProps) {
  const { t, i18n } = useTranslation('admin');
  const [isAsking, setIsAsking] = useState(false);
  const { userId, code, createdAt, visits, signUps, suspendedAt, suspensionReasons, user } =
    affiliate;
  const day = (instant: string) => formatDate(dayIn('UTC', instant), i18n.language);
  const close = () => setIsAsking(false);
  const say = (title: string) => {
    showToast({ tone: 'success', title });
    onChanged();
  };
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{code}</Typography>
          {suspendedAt && (
            <Chip size="small" variant="outlined" color="error" label={t('affiliates.suspended')} />
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {user && (
            <Link component={RouterLink} to={`/profile/${user.id}`} underline="always">
              {user.name}
            </Link>
          )}
          {` · ${t('affiliates.since', { day: day(createdAt) })}`}
          {` · ${t('affiliates.visits', { count: visits })}`}
          {` · ${t('affiliates.signUps', { count: signUps })}`}
        </Typography>
        {suspendedAt && (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
            {t('affiliates.because', { day: day(suspendedAt), reasons: suspensionReasons })}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={t(suspendedAt ? 'affiliates.restoreOf' : 'affiliates.suspendOf', { code })}
        onClick={() => setIsAsking(true)}
      >
        {t(suspendedAt ? 'affiliates.restore' : 'affiliates.suspend')}
      </Button>
      {isAsking &&
        (suspendedAt ? (
          <Restoring
            affiliate={affiliate}
            onClose={close}
            onDone={() => say(t('affiliates.restored'))}
          />
        ) : (
          <Suspending
            userId={userId}
            code={code}
            onClose={close}
            onDone={() => say(t('affiliates.isSuspended'))}
          />
        ))}
    </Box>
  );
}

interface AskingProps {
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a code is taken away. */
function Suspending({
  userId,
  code,
  onClose,
  onDone,
}: AskingProps & { userId: string; code: string }) {
  const { t } = useTranslation('admin');
  const [suspend] = useSuspendAffiliateMutation();
  return (
    <ReasonsDialog
      title={t('affiliates.suspendOf', { code })}
      help={t('affiliates.suspendHelp')}
      confirm={t('affiliates.suspend')}
      subject={`affiliate ${userId}`}
      onClose={onClose}
      onConfirm={async (reasons) => {
        await suspend({ variables: { input: { userId, reasons } } });
        onDone();
      }}
    />
  );
}

/** Asks before a code is given back. */
function Restoring({
  affiliate: { userId, code },
  onClose,
  onDone,
}: AskingProps & Pick<RowProps, 'affiliate'>) {
  const { t } = useTranslation('admin');
  const [restore] = useRestoreAffiliateMutation();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('affiliates.restoreOf', { code })}
      keep={t('currencies.cancel')}
      confirm={t('affiliates.restore')}
      failed={t('approvals.failed')}
      onConfirm={async () => {
        await restore({ variables: { userId } });
        onDone();
      }}
    >
      {t('affiliates.restoreText')}
    </ConfirmDialog>
  );
}
