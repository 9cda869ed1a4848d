import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import { cancellationDeadlines, standardPolicy } from '#domain/bookings/cancellation.ts';
import { REQUESTS_LIMIT } from '#domain/bookings/limits.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { useMoney } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useBooking } from '../hooks/use-booking.ts';
import { priceOf } from '../pricing.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { PriceLines } from './price-lines.tsx';
import type { Start } from './start-picker.tsx';

interface ReserveFormProps {
  studio: BookableStudioFragment;
  hours: BookableHours;
  /** Undefined until a day with a free start is chosen. */
  start: Start | undefined;
  isDayChosen: boolean;
  onBusyChange: (busy: boolean) => void;
  /** Called when the server refused, so that what is free is looked up again. */
  onRefused: () => void;
}

/**
 * The price, the terms and the button. Whoever is not logged in signs in first, and comes back to
 * what they chose.
 */
export function ReserveForm({
  studio,
  hours,
  start,
  isDayChosen,
  onBusyChange,
  onRefused,
}: ReserveFormProps) {
  const { t } = useTranslation('bookings');
  const { charge } = useMoney();
  const navigate = useNavigate();
  const isLoggedIn = useSession() !== null;
  const openAuthDialog = useAuthDialog();
  const { book, isBooking } = useBooking(studio);
  const [requests, setRequests] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const quote = start && priceOf(studio, hours, start.startTime);

  async function reserve(): Promise<void> {
    if (!start || !quote) return;
    setRefusal(undefined);
    onBusyChange(true);
    const failure = await book({
      startsAt: start.startsAt,
      hours,
      totalPriceCents: quote.totalCents,
      additionalRequests: requests,
    });
    if (!failure) return void navigate('/account/bookings');
    onBusyChange(false);
    setRefusal(failure.message);
    if (failure.code !== 'NETWORK') onRefused();
    return undefined;
  }

  return (
    <Box
      component="form"
      sx={{ mt: 2.5, display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        const missing = isDayChosen ? 'toast.selectStart' : 'toast.selectDate';
        if (!start) showToast({ tone: 'error', title: t(missing) });
        else if (isLoggedIn) void reserve();
        else openAuthDialog('login', () => button.current?.focus());
      }}
    >
      {quote && start && (
        <>
          <TextField
            label={t('card.requests')}
            helperText={t('card.requestsHelp')}
            value={requests}
            onChange={({ target }) => setRequests(target.value)}
            disabled={isBooking}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: REQUESTS_LIMIT } }}
          />
          <PriceLines
            totalCents={quote.totalCents}
            lines={quote.lines.map((line) => ({ ...line, kind: enumName(line.kind) }))}
          />
          <CancellationTerms
            zone={studio.zone}
            terms={cancellationDeadlines(standardPolicy, Date.parse(start.startsAt)).map(
              ({ tier, until }) => ({ tier: enumName(tier), until }),
            )}
          />
        </>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Button
        ref={button}
        type="submit"
        variant="contained"
        size="large"
        disabled={isBooking}
        // Can still be pressed, so that whoever does hears what is missing (spec §4, §5).
        aria-disabled={!start}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
      >
        {isBooking ? t('card.processing') : t(reserveLabel(studio, quote?.instant ?? false))}
      </Button>
      {quote && (
        <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('card.charge', { charge: charge(quote.totalCents) })}{' '}
          {t(quote.instant ? 'card.noteInstant' : 'card.noteRequest')}
        </Typography>
      )}
    </Box>
  );
}

function reserveLabel({ bookingMode }: BookableStudioFragment, instant: boolean) {
  if (bookingMode === 'HOURLY') return 'card.reserve';
  return instant ? 'card.reserveInstantly' : 'card.request';
}
