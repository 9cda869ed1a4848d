import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { attempting } from '#web/ui/toast/attempting.ts';
import { useAnswerUpdate } from '../hooks/use-answer-update.ts';
import type { BookingDetailFragment } from './booking-detail.generated.ts';
import { useAcceptProposalMutation, useCloseProposalMutation } from './change.generated.ts';
import type { BookingProposalFragment } from './change.generated.ts';

interface ProposalPanelProps {
  booking: BookingDetailFragment;
  /** Called when it is answered, or is no longer as it was shown. */
  onChanged: () => void;
}

/** What is proposed for a booking, with the reply to it; what became of one’s own last proposal. */
export function ProposalPanel({ booking, onChanged }: ProposalPanelProps) {
  const { t } = useTranslation('bookings');
  const { proposal, viewerRole, viewerCanPropose } = booking;
  if (!proposal) return null;
  const isOwn = proposal.side === viewerRole;
  if (proposal.status === 'OPEN') {
    return <OpenProposal booking={booking} proposal={proposal} onChanged={onChanged} />;
  }
  const isRefused = proposal.status === 'DECLINED' || proposal.status === 'EXPIRED';
  if (!isOwn || !isRefused || !viewerCanPropose) return null;
  return <Alert severity="info">{t(`change.ended.${proposal.status}`)}</Alert>;
}

function OpenProposal({
  booking,
  proposal,
  onChanged,
}: ProposalPanelProps & { proposal: BookingProposalFragment }) {
  const { t, i18n } = useTranslation('bookings');
  const { zone, viewerRole, musician, studio } = booking;
  const isOwn = proposal.side === viewerRole;
  const isSide = viewerRole === 'MUSICIAN' || viewerRole === 'OWNER';
  const update = useAnswerUpdate(studio.id);
  const [accept, { loading: isAccepting }] = useAcceptProposalMutation({ update });
  const [close, { loading: isClosing }] = useCloseProposalMutation({ update });
  const input = { bookingId: booking.id, proposalId: proposal.id };
  const time = formatDayAndTime(proposal.expiresAt, zone, i18n.language);
  const guest = musician?.name ?? t('received.former');

  const answer = attempting(async () => onChanged(), t('change.failed'));

  return (
    <Paper component="section" variant="outlined" sx={panelStyle} aria-live="polite">
      <Typography variant="h3" component="h2">
        {isOwn
          ? t('change.own')
          : t(proposal.side === 'OWNER' ? 'change.fromHost' : 'change.fromGuest', { guest })}
      </Typography>
      <Box component="dl" sx={termsStyle}>
        <Terms
          label={t('change.from')}
          startsAt={proposal.fromStartsAt}
          hours={proposal.fromHours}
          totalCents={proposal.fromTotalCents}
          zone={zone}
        />
        <Terms {...proposal} label={t('change.to')} zone={zone} isNew />
      </Box>
      {proposal.note && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {proposal.note}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t(isOwn || !isSide ? 'change.waiting' : 'change.replyBy', { time })}
      </Typography>
      {isSide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {!isOwn && (
            <Button
              variant="contained"
              disabled={isAccepting || isClosing}
              onClick={() =>
                void answer(async () => accept({ variables: { input } }), t('change.accepted'))
              }
            >
              {t('change.accept')}
            </Button>
          )}
          <Button
            variant="outlined"
            color="inherit"
            disabled={isAccepting || isClosing}
            onClick={() =>
              void answer(async () => close({ variables: { input } }), t('change.kept'))
            }
          >
            {t(isOwn ? 'change.withdraw' : 'change.decline')}
          </Button>
        </Box>
      )}
    </Paper>
  );
}

interface TermsProps {
  label: string;
  startsAt: string;
  hours: number;
  totalCents: number;
  zone: string;
  isNew?: boolean;
}

function Terms({ label, startsAt, hours, totalCents, zone, isNew = false }: TermsProps) {
  const { t, i18n } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontWeight: isNew ? 600 : undefined }}>
        <Box component="time" dateTime={startsAt} sx={{ display: 'block' }}>
          {formatDayAndTime(startsAt, zone, i18n.language)}
        </Box>
        {t('card.hours', { count: hours })} · {chargeInWords(totalCents)}
      </Box>
    </div>
  );
}

const panelStyle = {
  display: 'grid',
  gap: 2,
  p: { xs: 2, sm: 2.5 },
  borderRadius: 3,
  borderColor: 'primary.main',
} as const;

const termsStyle = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;
