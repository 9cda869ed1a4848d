import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { changeSchema } from '#domain/bookings/change.schema.ts';
import { noteSchema } from '#domain/bookings/booking.schema.ts';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import { NOTE_LIMIT } from '#domain/bookings/limits.ts';
import { dayIn, localTimeIn, zoneName } from '#web/lib/dates.ts';
import type { BookingTermsInput } from '#web/lib/schema.generated.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMoney } from '#web/ui/money.tsx';
import { useNow } from '#web/ui/clock.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { evictChangedByBookings } from '../changed-by-bookings.ts';
import { useChangePreview } from '../hooks/use-change-preview.ts';
import { useProposeChangeMutation } from './change.generated.ts';
import type { ChangeableBookingFragment } from './change.generated.ts';

interface ChangeValues {
  date: string;
  startTime: string;
  /** As a list of the browser has it. */
  hours: string;
  note: string;
}

interface ChangeDialogProps {
  booking: ChangeableBookingFragment;
  /** What is filled in first, as when it was dragged there; what it is now unless given. */
  wanted?: Partial<Pick<ChangeValues, 'date' | 'startTime' | 'hours'>>;
  onClose: () => void;
  /** Called when it is proposed. */
  onChanged: () => void;
}

const schema = changeSchema.concat(noteSchema);

/** Asks for another time or length of a booking, and says what it would cost before that is sent. */
export function ChangeDialog({ booking, wanted, onClose, onChanged }: ChangeDialogProps) {
  const { t, i18n } = useTranslation('bookings');
  const validate = useValidation(schema);
  const isRunning = useIsRunning(booking);
  const [proposeChange] = useProposeChangeMutation({
    update: (cache) => evictChangedByBookings(cache, booking.studio.id),
  });
  const { zone, startsAt, hours } = booking;
  const initialValues: ChangeValues = {
    date: dayIn(zone, Date.parse(startsAt)),
    startTime: localTimeIn(zone, Date.parse(startsAt)),
    hours: String(isRunning ? (longerThan(hours)[0] ?? hours) : hours),
    note: '',
    ...wanted,
  };

  async function propose(values: ChangeValues): Promise<void> {
    const terms = termsOf(booking, values, isRunning);
    await proposeChange({ variables: { input: { ...terms, note: values.note } } });
    showToast({ tone: 'success', title: t('change.sent'), description: t('change.toldOther') });
    onChanged();
    onClose();
  }

  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t(isRunning ? 'change.extend' : 'change.title')}
      maxWidth="sm"
      fillsPhone
    >
      <SubmitForm<ChangeValues>
        initialValues={initialValues}
        validate={(values) => validate({ ...values, hours: Number(values.hours) } as never)}
        onSubmit={propose}
        failed={t('change.failed')}
      >
        {({ isSubmitting }) => (
          <>
            <Typography color="textSecondary">{t(`change.${explanationOf(booking)}`)}</Typography>
            {!isRunning && (
              <Box sx={timesStyle}>
                <FormTextField
                  name="date"
                  type="date"
                  label={t('change.date')}
                  slotProps={shrunk}
                />
                <FormTextField
                  name="startTime"
                  type="time"
                  label={t('change.start')}
                  slotProps={{ ...shrunk, htmlInput: { step: 900 } }}
                />
              </Box>
            )}
            <FormSelect
              name="hours"
              label={t('change.length')}
              helperText={t('change.zone', {
                zone: zoneName(Date.parse(startsAt), zone, i18n.language),
              })}
            >
              {(isRunning ? longerThan(hours) : HOURS_OPTIONS).map((count) => (
                <option key={count} value={count}>
                  {t('card.hours', { count })}
                </option>
              ))}
            </FormSelect>
            <FormTextField
              name="note"
              label={t('change.note')}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: NOTE_LIMIT } }}
            />
            <Meaning booking={booking} isRunning={isRunning} />
            <Box sx={buttonsStyle}>
              <Button color="inherit" variant="outlined" disabled={isSubmitting} onClick={onClose}>
                {t('change.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t('change.send')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

/** The price of what is filled in, or why it cannot be had. */
function Meaning({
  booking,
  isRunning,
}: {
  booking: ChangeableBookingFragment;
  isRunning: boolean;
}) {
  const { t } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const { values } = useFormikContext<ChangeValues>();
  const input = termsOf(booking, values, isRunning);
  const { preview, failure } = useChangePreview(input, isOther(booking, values));
  const refusal = failure && (Object.values(failure.fields)[0] ?? failure.message);
  return (
    <Box component="output" sx={{ display: 'block', minHeight: 48 }}>
      {preview && (
        <>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {t('change.price', { price: chargeInWords(preview.totalCents) })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`change.${comparison(preview.differenceCents)}`, {
              amount: chargeInWords(Math.abs(preview.differenceCents)),
            })}
          </Typography>
        </>
      )}
      {refusal && <Alert severity="warning">{refusal}</Alert>}
    </Box>
  );
}

function comparison(differenceCents: number): 'more' | 'less' | 'same' {
  if (differenceCents === 0) return 'same';
  return differenceCents > 0 ? 'more' : 'less';
}

function explanationOf({ status, viewerRole }: ChangeableBookingFragment) {
  if (status === 'PENDING') return 'requestText';
  return viewerRole === 'MUSICIAN' ? 'guestText' : 'hostText';
}

function isOther({ zone, startsAt, hours }: ChangeableBookingFragment, values: ChangeValues) {
  const at = Date.parse(startsAt);
  return (
    values.date !== dayIn(zone, at) ||
    values.startTime !== localTimeIn(zone, at) ||
    Number(values.hours) !== hours
  );
}

function termsOf(
  { id }: ChangeableBookingFragment,
  { date, startTime, hours }: ChangeValues,
  isRunning: boolean,
): BookingTermsInput {
  return { id, hours: Number(hours), ...(!isRunning && { date, startTime }) };
}

function longerThan(hours: number): number[] {
  return HOURS_OPTIONS.filter((option) => option > hours);
}

function useIsRunning({ startsAt }: ChangeableBookingFragment): boolean {
  return Date.parse(startsAt) <= useNow();
}

const shrunk = { inputLabel: { shrink: true } } as const;

const timesStyle = { display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' } as const;

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  justifyContent: 'flex-end',
} as const;
