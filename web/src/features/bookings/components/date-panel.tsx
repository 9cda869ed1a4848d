import { useState } from 'react';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { Renewing } from '#web/ui/renewing.tsx';
import { useAvailability } from '../hooks/use-availability.ts';
import { BookingCalendar } from './booking-calendar.tsx';

interface DatePanelProps {
  studioId: string;
  zone: string;
  hours: BookableHours;
  value: LocalDate | undefined;
  /** The month that shows first, by one of its days. */
  firstMonth: LocalDate;
  onChange: (date: LocalDate) => void;
}

/** A calendar of the days on which a studio can be booked for some hours. */
export function DatePanel({ studioId, zone, hours, value, firstMonth, onChange }: DatePanelProps) {
  const [month, setMonth] = useState(firstMonth);
  const { states, lastBookableDate, isStale } = useAvailability(studioId, month, hours);
  return (
    <Renewing isStale={isStale}>
      <BookingCalendar
        zone={zone}
        value={value}
        month={month}
        states={states}
        lastDate={lastBookableDate}
        onChange={onChange}
        onMonthChange={setMonth}
      />
    </Renewing>
  );
}
