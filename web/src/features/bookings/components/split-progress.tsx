import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PayLink } from '#web/features/payments/components/pay-link.tsx';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { attempting } from '#web/ui/toast/attempting.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { payPath, payRestPath } from '../booking-paths.ts';
import { evictChangedByBookings } from '../changed-by-bookings.ts';
import { useEndSplitMutation, useRemindOfSharesMutation } from './split.generated.ts';
import type { SplitDetailFragment } from './split.generated.ts';

interface SplitProgressProps {
  split: SplitDetailFragment;
  /** Asks for it again. */
  renew: () => Promise<unknown>;
}

/** Who has paid of those who pay together, until when there is time, and what the reader can do. */
export function SplitProgress({ split, renew }: SplitProgressProps) {
  const { t, i18n } = useTranslation('bookings');
  const { zone, status, dueAt, shares } = split;
  const isOpen = status === 'PENDING' && dueAt !== null;
  const time = dueAt && formatDayAndTime(dueAt, zone, i18n.language);
  const ended = status === 'CANCELLED' ? 'split.calledOff' : 'split.missed';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">
        {isOpen ? t('split.until', { time }) : t(dueAt === null ? 'split.complete' : ended)}
      </Typography>
      <Box component="ul" aria-live="polite" sx={listStyle}>
        {shares.map((share) => (
          <Share key={share.id} share={share} isOpen={isOpen} />
        ))}
      </Box>
      <OwnSums split={split} />
      <SplitActions split={split} renew={renew} />
    </Box>
  );
}

type ShareFields = SplitDetailFragment['shares'][number];

function Share({ share, isOpen }: { share: ShareFields; isOpen: boolean }) {
  const { t } = useTranslation('bookings');
  const { charge } = useMoney();
  const { name, email, amountCents, isPaid, coveredBy, viewerIsHolder } = share;
  const who = viewerIsHolder ? t('split.you') : (name ?? email ?? t('split.invited'));
  const state = coveredBy === null ? t('split.paid') : t('split.coveredBy', { name: coveredBy });
  const Mark = isPaid ? Check : Clock;
  return (
    <Box component="li" sx={shareStyle}>
      <Box sx={{ color: isPaid ? 'success.main' : 'text.secondary', display: 'flex' }}>
        <Mark size={18} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: viewerIsHolder ? 600 : undefined }}>
          {who}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {isPaid ? state : t(isOpen ? 'split.open' : 'split.unpaid')}
        </Typography>
      </Box>
      {amountCents !== null && (
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{charge(amountCents)}</Box>
      )}
    </Box>
  );
}

/** What the reader has paid, and what went back. */
function OwnSums({ split }: { split: SplitDetailFragment }) {
  const { t } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const sums = [
    { key: 'yourPaid', cents: split.viewerPaidCents },
    { key: 'yourRefund', cents: split.viewerRefundedCents },
  ] as const;
  const shown = sums.filter(({ cents }) => cents > 0);
  if (shown.length === 0) return null;
  return (
    <Box component="dl" sx={sumsStyle}>
      {shown.map(({ key, cents }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <dt>{t(`split.${key}`)}</dt>
          <dd>{chargeInWords(cents)}</dd>
        </Box>
      ))}
    </Box>
  );
}

function SplitActions({ split, renew }: SplitProgressProps) {
  const { t } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const [isEnding, setIsEnding] = useState(false);
  const [remind, { loading }] = useRemindOfSharesMutation();
  const { id, viewerOwedCents, viewerRestCents, viewerCanRemind, viewerCanEnd } = split;
  const attempt = attempting(renew, t('split.actionFailed'));
  const variables = { input: { id } };
  const canCover = viewerRestCents > viewerOwedCents;
  if (viewerOwedCents === 0 && !canCover && !viewerCanRemind && !viewerCanEnd) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {viewerOwedCents > 0 && (
        <Button component={PayLink} to={payPath(id)} variant="contained">
          {t('split.payShare', { amount: chargeInWords(viewerOwedCents) })}
        </Button>
      )}
      {canCover && (
        <Button component={PayLink} to={payRestPath(id)} variant="outlined" color="inherit">
          {t('split.cover', { amount: chargeInWords(viewerRestCents) })}
        </Button>
      )}
      {viewerCanRemind && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={loading}
          onClick={() => void attempt(async () => remind({ variables }), t('split.reminded'))}
        >
          {t('split.remind')}
        </Button>
      )}
      {viewerCanEnd && (
        <Button color="inherit" onClick={() => setIsEnding(true)}>
          {t('split.end')}
        </Button>
      )}
      {isEnding && <EndDialog split={split} renew={renew} onClose={() => setIsEnding(false)} />}
    </Box>
  );
}

function EndDialog({ split, renew, onClose }: SplitProgressProps & { onClose: () => void }) {
  const { t } = useTranslation('bookings');
  const [endSplit] = useEndSplitMutation({
    update: (cache) => evictChangedByBookings(cache, split.studio.id),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('split.endTitle')}
      keep={t('split.keep')}
      confirm={t('split.end')}
      failed={t('split.actionFailed')}
      onConfirm={async () => {
        await endSplit({ variables: { input: { id: split.id } } });
        showToast({ tone: 'success', title: t('split.ended') });
        await renew();
      }}
    >
      <Typography>{t('split.endText')}</Typography>
    </ConfirmDialog>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none' } as const;

const shareStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const sumsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 0.5,
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, textAlign: 'end' },
} as const;
