import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { FREE_DAYS_LIMIT } from '#domain/search/limits.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { dayIn, firstWeekday, formatDay, formatMonth, formatWeekday } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { LAST_ZONE } from '../last-zone.ts';
import { daysStyle } from './dates-picker-style.ts';

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
    <Box sx={daysStyle}>
      <DayPicker
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
        weekStartsOn={firstWeekday(language)}
        lang={language}
        formatters={{
          formatCaption: (month) => formatMonth(localDateOf(month), language),
          formatWeekdayName: (day) => formatWeekday(localDateOf(day), 'short', language),
        }}
        labels={{
          labelGrid: (month) => formatMonth(localDateOf(month), language),
          labelWeekday: (day) => formatWeekday(localDateOf(day), 'long', language),
          labelDayButton: (day, { selected }) => {
            const name = formatDay(localDateOf(day), 'UTC', language);
            return selected ? t('elsewhere.dayChosen', { day: name }) : name;
          },
          labelNav: () => t('elsewhere.months'),
          labelPrevious: () => t('elsewhere.previousMonth'),
          labelNext: () => t('elsewhere.nextMonth'),
        }}
      />
    </Box>
  );
}

/** The calendar shows days as they are on the reader's own clock. */
function dateOf(day: LocalDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function localDateOf(date: Date): LocalDate {
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
    .toISOString()
    .slice(0, 10);
}
