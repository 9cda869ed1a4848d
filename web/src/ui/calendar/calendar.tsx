import Box from '@mui/material/Box';
import { DayPicker } from 'react-day-picker';
import type { DayPickerProps } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { firstWeekday, formatDay, formatMonth, formatWeekday } from '#web/lib/dates.ts';
import { calendarStyle } from './calendar-style.ts';
import { localDateOf } from './local-dates.ts';

/** Days to choose from, month by month, in the reader's language and week. */
export function Calendar({ labels, formatters, ...props }: DayPickerProps) {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  return (
    <Box sx={calendarStyle}>
      <DayPicker
        {...props}
        weekStartsOn={firstWeekday(language)}
        lang={language}
        formatters={{
          formatCaption: (month) => formatMonth(localDateOf(month), language),
          formatWeekdayName: (day) => formatWeekday(localDateOf(day), 'short', language),
          ...formatters,
        }}
        labels={{
          labelGrid: (month) => formatMonth(localDateOf(month), language),
          labelWeekday: (day) => formatWeekday(localDateOf(day), 'long', language),
          labelDayButton: (day) => formatDay(localDateOf(day), 'UTC', language),
          labelNav: () => t('calendar.months'),
          labelPrevious: () => t('calendar.previousMonth'),
          labelNext: () => t('calendar.nextMonth'),
          ...labels,
        }}
      />
    </Box>
  );
}
