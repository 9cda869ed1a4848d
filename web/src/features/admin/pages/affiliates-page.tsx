import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useAffiliatesSuspenseQuery,
  useRestoreAffiliateMutation,
  useSuspendAffiliateMutation,
} from '../affiliates.generated.ts';
import type { AffiliatesQuery } from '../affiliates.generated.ts';
import { ListFilters, TextFilter } from '../components/list-filters.tsx';
import { ListPage } from '../components/list-page.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { ReasonsDialog } from '../components/reasons-dialog.tsx';
import { rowStyle } from '../components/rows.ts';

const PAGE_SIZE = 20;

/** Who brings others, and by which codes; one that is misused is taken away. */
export function AffiliatesPage() {
  const { t } = useTranslation('admin');
  const [params] = usePageParams();
  const text = params.get('text') ?? '';
  return (
    <ListPage
      title={t('affiliates.title')}
      description={t('affiliates.description')}
      error={t('affiliates.error')}
      asked={text}
      filters={
        <ListFilters label={t('affiliates.title')}>
          <TextFilter name="text" label={t('affiliates.search')} maxLength={100} />
        </ListFilters>
      }
    >
      <Affiliates text={text} />
    </ListPage>
  );
}

function Affiliates({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  const { data, fetchMore, refetch } = useAffiliatesSuspenseQuery({
    variables: { first: PAGE_SIZE, text },
    context: { fresh: false },
  });
  // What is shown stays until there is something newer.
  const changed = () => startTransition(() => void refetch());
  return (
    <PagedList
      connection={data.affiliates}
      fetchMore={fetchMore}
      empty={{
        title: t('affiliates.empty'),
        text: t(text === '' ? 'affiliates.emptyText' : 'affiliates.noMatch'),
      }}
      keyOf={({ userId }) => userId}
      renderRow={(affiliate) => <Row affiliate={affiliate} onChanged={changed} />}
    />
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
