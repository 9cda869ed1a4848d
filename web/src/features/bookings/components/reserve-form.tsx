import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import { cancellationDeadlines, standardPolicy } from '#domain/bookings/cancellation.ts';
import { REQUESTS_LIMIT } from '#domain/bookings/limits.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { Quote } from '#domain/bookings/quote.ts';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
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

const noRequests = { additionalRequests: '' };
const DRAFT_FIELDS = ['additionalRequests'] as const;

/**
 * The price, the terms and the button. Whoever is not logged in signs in first, and comes back to
 * what they chose and typed.
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
  const navigate = useNavigate();
  const isLoggedIn = useSession() !== null;
  const openAuthDialog = useAuthDialog();
  const book = useBooking(studio);
  const button = useRef<HTMLButtonElement>(null);
  const quote = start && priceOf(studio, hours, start.startTime);

  return (
    <Box sx={{ mt: 2.5 }}>
      <SubmitForm
        initialValues={noRequests}
        validate={acceptAll}
        failed={t('toast.failedText')}
        draft={{ form: `booking ${studio.id}`, fields: DRAFT_FIELDS }}
        spacing={2}
        onBusyChange={onBusyChange}
        onFailure={({ code }) => {
          if (code !== 'NETWORK') onRefused();
        }}
        onSubmit={async ({ additionalRequests }) => {
          if (!start || !quote) {
            const missing = isDayChosen ? 'toast.selectStart' : 'toast.selectDate';
            showToast({ tone: 'error', title: t(missing) });
            return 'unsent';
          }
          if (!isLoggedIn) {
            openAuthDialog('login', () => button.current?.focus());
            return 'unsent';
          }
          const { startsAt } = start;
          const { totalCents: totalPriceCents } = quote;
          const failure = await book({ startsAt, hours, totalPriceCents, additionalRequests });
          if (!failure) void navigate('/account/bookings');
          return failure;
        }}
        above={
          quote && start && <Agreement studio={studio} quote={quote} startsAt={start.startsAt} />
        }
      >
        {({ isSubmitting }) => (
          <>
            <Button
              ref={button}
              type="submit"
              variant="contained"
              size="large"
              disabled={isSubmitting}
              // Can still be pressed, so that whoever does hears what is missing (spec §4, §5).
              aria-disabled={!start}
              sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
            >
              {isSubmitting
                ? t('card.processing')
                : t(reserveLabel(studio, quote?.instant ?? false))}
            </Button>
            {quote && <Charge quote={quote} />}
          </>
        )}
      </SubmitForm>
    </Box>
  );
}

/** What somebody agrees to by the button, and what they want to say with it. */
function Agreement({
  studio,
  quote,
  startsAt,
}: {
  studio: BookableStudioFragment;
  quote: Quote;
  startsAt: string;
}) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <FormTextField
        name="additionalRequests"
        label={t('card.requests')}
        helperText={t('card.requestsHelp')}
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
        terms={cancellationDeadlines(standardPolicy, Date.parse(startsAt)).map(
          ({ tier, until }) => ({ tier: enumName(tier), until }),
        )}
      />
    </>
  );
}

function Charge({ quote }: { quote: Quote }) {
  const { t } = useTranslation('bookings');
  const { charge } = useMoney();
  return (
    <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
      {t('card.charge', { charge: charge(quote.totalCents) })}{' '}
      {t(quote.instant ? 'card.noteInstant' : 'card.noteRequest')}
    </Typography>
  );
}

/** What may be said is bounded by the field. */
function acceptAll(): Record<string, never> {
  return {};
}

function reserveLabel({ bookingMode }: BookableStudioFragment, instant: boolean) {
  if (bookingMode === 'HOURLY') return 'card.reserve';
  return instant ? 'card.reserveInstantly' : 'card.request';
}
