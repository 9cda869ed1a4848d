import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { useMoney } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  AdminPayoutsDocument,
  AdminPayoutTotalsDocument,
  useRetryPayoutMutation,
} from '../payouts.generated.ts';
import type { AdminPayoutRowFragment, UpcomingPayoutRowFragment } from '../payouts.generated.ts';
import { rowStyle } from './rows.ts';

/** A payout: to whom, how much, where it stands, and why it has not arrived. */
export function PayoutRow({ payout }: { payout: AdminPayoutRowFragment }) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const [retry, { loading }] = useRetryPayoutMutation({
    refetchQueries: [AdminPayoutsDocument, AdminPayoutTotalsDocument],
  });
  const { id, date, amountCents, reversedCents, returnedCents, status, failure, owner } = payout;
  const day = formatDate(date, i18n.language);

  async function retryIt(): Promise<void> {
    try {
      await retry({ variables: { input: { payoutId: id } } });
      showToast({ tone: 'success', title: t('payouts.retried') });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('payouts.retryFailed'), description });
    }
  }

  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={whoStyle}>
        <Owner owner={owner} />
        <Typography variant="body2" color="textSecondary">
          {[
            day,
            reversedCents > 0 && t('payouts.reversed', { amount: charge(reversedCents) }),
            returnedCents > 0 && t('payouts.returned', { amount: charge(returnedCents) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {failure && (
          <Typography variant="body2" color="textSecondary" lang="en">
            {failure}
          </Typography>
        )}
      </Box>
      <Typography sx={amountStyle}>{charge(amountCents)}</Typography>
      <Chip
        size="small"
        variant="outlined"
        color={colors[status]}
        label={t(`payouts.states.${status}`)}
      />
      {status !== 'SENT' && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={loading}
          aria-label={t('payouts.retryOf', { name: owner.name, day })}
          onClick={() => void retryIt()}
        >
          {t('payouts.retry')}
        </Button>
      )}
    </Box>
  );
}

const colors = { ON_ITS_WAY: 'default', SENT: 'success', FAILED: 'error' } as const;

/** What an owner was not sent, and what holds it back. */
export function UpcomingPayoutRow({ upcoming }: { upcoming: UpcomingPayoutRowFragment }) {
  const { t, i18n } = useTranslation('admin');
  const { charge } = useMoney();
  const { totalCents, dueCents, moreDueAt, hold, owner } = upcoming;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={whoStyle}>
        <Owner owner={owner} />
        <Typography variant="body2" color="textSecondary">
          {[
            t('payouts.due', { amount: charge(dueCents) }),
            moreDueAt !== null &&
              t('payouts.moreDue', { day: formatDate(dayIn('UTC', moreDueAt), i18n.language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography variant="body2">{t(`payouts.holds.${hold ?? 'NONE'}`)}</Typography>
      </Box>
      <Typography sx={amountStyle}>{charge(totalCents)}</Typography>
    </Box>
  );
}

function Owner({ owner: { id, name, email } }: { owner: AdminPayoutRowFragment['owner'] }) {
  return (
    <>
      <Link component={RouterLink} to={`/profile/${id}`} color="inherit" sx={{ fontWeight: 600 }}>
        {name}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {email}
      </Typography>
    </>
  );
}

const whoStyle = { minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' } as const;

const amountStyle = { fontVariantNumeric: 'tabular-nums', fontWeight: 600 } as const;
