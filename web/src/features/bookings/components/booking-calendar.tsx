import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayButtonProps, DayProps } from 'react-day-picker';
import type { LocalDate } from '#domain/time/calendar.ts';
import { dayIn } from '#web/lib/dates.ts';
import type { DayState } from '#web/lib/schema.generated.ts';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { dateOf, localDateOf } from '#web/ui/calendar/local-dates.ts';
import { useNow } from '#web/ui/clock.tsx';

interface BookingCalendarProps {
  /** IANA time zone of the studio: days begin and end there. */
  zone: string;
  value: LocalDate | undefined;
  /** The month that shows, by one of its days. */
  month: LocalDate;
  /** States of the days that are known; others are still on their way. */
  states: ReadonlyMap<LocalDate, DayState>;
  lastDate: LocalDate | undefined;
  onChange: (date: LocalDate) => void;
  onMonthChange: (month: LocalDate) => void;
}

/** A month of days, of which only those with a free start can be chosen (spec §2.9). */
export function BookingCalendar({
  zone,
  value,
  month,
  states,
  lastDate,
  onChange,
  onMonthChange,
}: BookingCalendarProps) {
  const today = dateOf(dayIn(zone, useNow()));
  const stateOf = (day: Date) => states.get(localDateOf(day));
  return (
    <Calendar
      mode="single"
      required
      autoFocus
      selected={value === undefined ? undefined : dateOf(value)}
      onSelect={(day) => onChange(localDateOf(day))}
      month={dateOf(month)}
      onMonthChange={(shown) => onMonthChange(localDateOf(shown))}
      today={today}
      startMonth={today}
      {...(lastDate !== undefined && { endMonth: dateOf(lastDate) })}
      disabled={(day) => stateOf(day) !== 'FREE'}
      modifiers={{
        booked: (day) => stateOf(day) === 'BOOKED',
        closed: (day) => stateOf(day) === 'CLOSED',
      }}
      // The column and the month say the rest.
      labels={{ labelDayButton: (day) => String(day.getDate()) }}
      components={components}
    />
  );
}

/*
 * The button is the cell of the grid (ARIA APG, “Grid”): whether a day can be chosen and whether it is
 * chosen are said of what has the focus, and the place around it says nothing.
 */
const place = { role: 'presentation', 'aria-selected': undefined };
const cell = (isChosen: boolean) => ({ role: 'gridcell', 'aria-selected': isChosen });

function DayPlace({ day: _day, modifiers: _modifiers, ...props }: DayProps) {
  return <td {...props} {...place} />;
}

/** Says why a day cannot be chosen, in words and by striking it through. */
function BookableDay({ day: _day, modifiers, ...props }: DayButtonProps) {
  const { t } = useTranslation('bookings');
  const button = useRef<HTMLButtonElement>(null);
  const { focused, selected, booked, closed } = modifiers;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button
      {...props}
      {...cell(selected ?? false)}
      ref={button}
      type="button"
      title={booked ? t('card.booked') : closed ? t('card.closedDay') : undefined}
      data-booked={booked || undefined}
    />
  );
}

const components = { Day: DayPlace, DayButton: BookableDay };
