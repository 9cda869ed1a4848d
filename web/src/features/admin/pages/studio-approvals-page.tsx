import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { domainContent } from '#web/features/listings/listing-values.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { ContentChanges } from '../components/content-changes.tsx';
import { ReasonsDialog } from '../components/reasons-dialog.tsx';
import { useApprovals } from '../hooks/use-approvals.ts';
import type { WaitingListing } from '../hooks/use-approvals.ts';
import { useQueueKeys } from '../hooks/use-queue-keys.ts';

/** Listings that wait to be approved or returned, the one that has waited longest first. */
export function StudioApprovalsPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('approvals.title')} description={t('approvals.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('approvals.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {t('approvals.keys')}
      </Typography>
      <ErrorBoundary title={t('approvals.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <Queue />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Queue() {
  const { t } = useTranslation('admin');
  const { listings, loadMore, isBusy, approve, giveBack } = useApprovals();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [returning, setReturning] = useState<WaitingListing>();
  const current = useQueueKeys(listings.length, {
    a: (index) => {
      if (!isBusy) void approve(listings.slice(index, index + 1));
    },
    r: (index) => {
      if (!isBusy) setReturning(listings[index]);
    },
  });
  const chosen = listings.filter(({ id }) => ticked.has(id));
  if (listings.length === 0) {
    return <EmptyState title={t('approvals.emptyTitle')} text={t('approvals.emptyText')} />;
  }
  return (
    <>
      {chosen.length > 0 && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void approve(chosen)}
          sx={{ mb: 2 }}
        >
          {t('approvals.approveAll', { count: chosen.length })}
        </Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {listings.map((listing, index) => (
          <WaitingItem
            key={listing.id}
            listing={listing}
            isCurrent={index === current}
            isBusy={isBusy}
            isTicked={ticked.has(listing.id)}
            onTick={() => setTicked((before) => toggled(before, listing.id))}
            onApprove={() => void approve([listing])}
            onReturn={() => setReturning(listing)}
          />
        ))}
      </Box>
      {loadMore && <ShowMore load={loadMore} />}
      {returning && (
        <ReasonsDialog
          title={t('approvals.returnOf', { name: nameOf(returning) })}
          confirm={t('approvals.return')}
          subject={`return ${returning.id}`}
          onClose={() => setReturning(undefined)}
          onConfirm={(reasons) => giveBack(returning, reasons)}
        />
      )}
    </>
  );
}

interface WaitingItemProps {
  listing: WaitingListing;
  /** Whether keys are about it. */
  isCurrent: boolean;
  isBusy: boolean;
  isTicked: boolean;
  onTick: () => void;
  onApprove: () => void;
  onReturn: () => void;
}

function WaitingItem({ listing, isCurrent, isBusy, isTicked, ...on }: WaitingItemProps) {
  const { t, i18n } = useTranslation('admin');
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { studioId, submitted, current, submittedAt, owner } = listing;
  const name = nameOf(listing);
  const time = formatDayAndTime(submittedAt ?? 0, 'UTC', i18n.language);
  if (!submitted) return null;
  return (
    <Box
      component="li"
      ref={item}
      aria-current={isCurrent}
      sx={[itemStyle, isCurrent && { borderColor: 'primary.main' }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Checkbox
          checked={isTicked}
          onChange={on.onTick}
          slotProps={{ input: { 'aria-label': t('approvals.tick', { name }) } }}
        />
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          {studioId === null ? (
            name
          ) : (
            <Link component={RouterLink} to={`/studios/${studioId}`} color="inherit">
              {name}
            </Link>
          )}
        </Typography>
        <Chip size="small" label={t(studioId === null ? 'approvals.new' : 'approvals.change')} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('approvals.by', { name: owner?.name ?? '–', time })}
      </Typography>
      <ContentChanges before={current && domainContent(current)} after={domainContent(submitted)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button
          variant="contained"
          disabled={isBusy}
          aria-label={t('approvals.approveOf', { name })}
          onClick={on.onApprove}
        >
          {t('approvals.approve')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          aria-label={t('approvals.returnOf', { name })}
          onClick={on.onReturn}
        >
          {t('approvals.return')}
        </Button>
      </Box>
    </Box>
  );
}

function nameOf({ submitted }: WaitingListing): string {
  return submitted?.name ?? '';
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const all = new Set(ids);
  if (!all.delete(id)) all.add(id);
  return all;
}

const itemStyle = {
  p: { xs: 1.5, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  scrollMarginTop: 80,
} as const;
