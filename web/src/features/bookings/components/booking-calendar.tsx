import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay } from '@mui/x-date-pickers/PickerDay';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { DateTime } from 'luxon';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '#domain/time/calendar.ts';
import type { DayState } from '#web/lib/schema.generated.ts';

interface BookingCalendarProps {
  /** IANA time zone of the studio: days begin and end there. */
  zone: string;
  value: LocalDate | undefined;
  /** States of the days that are known; others are still on their way. */
  states: ReadonlyMap<LocalDate, DayState>;
  lastDate: LocalDate | undefined;
  onChange: (date: LocalDate) => void;
  onMonthChange: (month: LocalDate) => void;
  disabled: boolean;
}

/** A month of days, of which only those with a free start can be chosen (spec §2.9). */
export function BookingCalendar({
  zone,
  value,
  states,
  lastDate,
  onChange,
  onMonthChange,
  disabled,
}: BookingCalendarProps) {
  const { t, i18n } = useTranslation('bookings');
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={i18n.language}
      localeText={{ previousMonth: t('card.previousMonth'), nextMonth: t('card.nextMonth') }}
    >
      <DateCalendar
        views={['day']}
        timezone={zone}
        value={value ? DateTime.fromISO(value, { zone }) : null}
        onChange={(date: DateTime | null) => {
          const day = date?.toISODate();
          if (day) onChange(day);
        }}
        onMonthChange={(month: DateTime) => onMonthChange(month.toISODate() ?? '')}
        disablePast
        {...(lastDate && { maxDate: DateTime.fromISO(lastDate, { zone }) })}
        shouldDisableDate={(date: DateTime) => states.get(date.toISODate() ?? '') !== 'FREE'}
        disabled={disabled}
        slots={{ day: BookableDay }}
        slotProps={{ day: { states } as DayExtras }}
        sx={{
          width: '100%',
          maxWidth: 360,
          mx: 'auto',
          maxHeight: 'none',
          '& .MuiDayCalendar-slideTransition': { minHeight: 232 },
        }}
      />
    </LocalizationProvider>
  );
}

interface DayExtras {
  states?: ReadonlyMap<LocalDate, DayState>;
}

/** Says why a day cannot be chosen, in words and by striking it through. */
function BookableDay({ states, ...props }: PickerDayProps & DayExtras) {
  const { t } = useTranslation('bookings');
  const state = states?.get(props.day.toISODate() ?? '');
  const reason =
    state === 'BOOKED' ? t('card.booked') : state === 'CLOSED' ? t('card.closedDay') : undefined;
  return (
    <PickerDay
      {...props}
      title={reason}
      sx={{
        fontVariantNumeric: 'tabular-nums',
        ...(state === 'BOOKED' && { textDecoration: 'line-through' }),
        ...(state === 'FREE' && { fontWeight: 600 }),
      }}
    />
  );
}
