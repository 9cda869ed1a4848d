import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { dayIn, formatShortDate, formatTime, zoneName } from '#web/lib/dates.ts';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
import { NextFree } from '#web/features/studios/components/next-free.tsx';
import { useNow } from '#web/ui/clock.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import { useAvailability } from '../hooks/use-availability.ts';
import { useChosenStart } from '../hooks/use-chosen-start.ts';
import { useSelection } from '../hooks/use-selection.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';
import { BookingCalendar } from './booking-calendar.tsx';
import { DayStrip } from './day-strip.tsx';
import { ReserveForm } from './reserve-form.tsx';
import { StartPicker } from './start-picker.tsx';
import type { Start } from './start-picker.tsx';

const HOUR_MS = 3_600_000;

/** Chooses a day, a length and a start, shows what it costs, and reserves (spec §2.9). */
export function BookingCard({ studio }: { studio: BookableStudioFragment }) {
  const { t, i18n } = useTranslation('bookings');
  const [selection, select] = useSelection();
  const { date, hours } = selection;
  const now = useNow();
  const firstMonth = date ?? dayIn(studio.zone, studio.nextFreeSlot?.startsAt ?? now);
  const [month, setMonth] = useState<LocalDate>(firstMonth);
  const { days, states, lastBookableDate, isStale, refetch } = useAvailability(
    studio.id,
    month,
    hours,
  );
  const [isBusy, setIsBusy] = useState(false);
  const hoursId = useId();

  const day = date ? days.get(date) : undefined;
  const { start, taken } = useChosenStart(day, selection, isBusy);
  const chooseHours = (next: BookableHours) => select({ hours: next });
  return (
    <Paper
      variant="outlined"
      sx={{ p: 3, borderRadius: 3 }}
      component="section"
      aria-label={t('card.title')}
    >
      <PriceTag mode={studio.bookingMode} cents={studio.priceFromCents} size="1.375rem" />
      <Box sx={{ mt: 0.5, mb: 2 }}>
        <NextFree slot={studio.nextFreeSlot} zone={studio.zone} />
      </Box>
      <Box sx={{ mx: -1 }}>
        <Renewing isStale={isStale}>
          <BookingCalendar
            zone={studio.zone}
            value={date}
            month={month}
            states={states}
            lastDate={lastBookableDate}
            onChange={(next) => select({ date: next, start: undefined })}
            onMonthChange={setMonth}
            disabled={isBusy}
          />
        </Renewing>
      </Box>
      <FormControl fullWidth sx={{ mt: 1 }} disabled={isBusy}>
        <InputLabel htmlFor={hoursId} shrink>
          {t('card.hours')}
        </InputLabel>
        <NativeSelect
          value={hours}
          onChange={({ target }) => chooseHours(Number(target.value) as BookableHours)}
          input={<OutlinedInput id={hoursId} label={t('card.hours')} notched />}
        >
          {HOURS_OPTIONS.map((option) => (
            <option key={option} value={option}>
              {t('card.hoursOption', { count: option })}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <Box sx={{ mt: 2.5 }} aria-live="polite">
        {!day && (
          <Typography variant="body2" color="textSecondary">
            {t('card.noDate')}
          </Typography>
        )}
        {day && day.starts.length === 0 && (
          <Typography variant="body2">{t('card.noStarts', { count: hours })}</Typography>
        )}
        {day && day.starts.length > 0 && (
          <StartPicker
            label={t('card.startsOn', { day: formatShortDate(day.date, i18n.language) })}
            starts={day.starts}
            zone={studio.zone}
            value={start}
            onChange={({ startsAt }) => select({ start: startsAt, time: undefined })}
            disabled={isBusy}
          />
        )}
      </Box>
      <Typography component="output" variant="body2" sx={takenStyle}>
        {taken && t('card.taken', { time: formatTime(taken.startsAt, studio.zone, i18n.language) })}
      </Typography>
      {day && (
        <Box sx={{ mt: 2 }}>
          <DayStrip
            date={day.date}
            zone={studio.zone}
            open={day.openIntervals}
            free={day.freeIntervals}
            chosen={start && spanOf(start, hours)}
          />
          <Typography variant="caption" color="textSecondary" component="p">
            {t('card.zone', {
              zone: zoneName(day.openIntervals[0]?.startsAt ?? now, studio.zone, i18n.language),
            })}
          </Typography>
        </Box>
      )}
      <ReserveForm
        studio={studio}
        hours={hours}
        start={start}
        isDayChosen={day !== undefined}
        onBusyChange={setIsBusy}
        onRefused={() => {
          select({ start: undefined, time: undefined });
          void refetch();
        }}
      />
    </Paper>
  );
}

function spanOf({ startsAt }: Start, hours: number) {
  const start = Date.parse(startsAt);
  return { start, end: start + hours * HOUR_MS };
}

const takenStyle = {
  display: 'block',
  color: 'warning.main',
  fontWeight: 500,
  '&:not(:empty)': { mt: 1.5 },
} as const;
