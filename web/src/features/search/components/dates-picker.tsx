import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FREE_DAYS_LIMIT } from '#domain/search/limits.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { dayIn, formatDay } from '#web/lib/dates.ts';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { dateOf, localDateOf } from '#web/ui/calendar/local-dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { LAST_ZONE } from '../last-zone.ts';

export interface Days {
  from: LocalDate;
  /** Included; the same as `from` for one day. */
  until: LocalDate;
}

interface DatesPickerProps {
  days: Days | undefined;
  onChange: (days: Days | undefined) => void;
}

/** Days from one to another: two months side by side, one on phones (spec §2.4). */
export function DatesPicker({ days, onChange }: DatesPickerProps) {
  const { t, i18n } = useTranslation('search');
  const { language } = i18n;
  const hasRoom = useMediaQuery(useTheme().breakpoints.up('md'));
  const today = dateOf(dayIn(LAST_ZONE, useNow()));
  const chosen = days && { from: dateOf(days.from), to: dateOf(days.until) };
  return (
    <Calendar
      mode="range"
      autoFocus
      numberOfMonths={hasRoom ? 2 : 1}
      max={FREE_DAYS_LIMIT - 1}
      selected={chosen}
      onSelect={(range) => {
        if (!range?.from) return onChange(undefined);
        const from = localDateOf(range.from);
        onChange({ from, until: range.to ? localDateOf(range.to) : from });
      }}
      defaultMonth={chosen?.from ?? today}
      startMonth={today}
      disabled={{ before: today }}
      today={today}
      labels={{
        labelDayButton: (day, { selected }) => {
          const name = formatDay(localDateOf(day), 'UTC', language);
          return selected ? t('elsewhere.dayChosen', { day: name }) : name;
        },
      }}
    />
  );
}
