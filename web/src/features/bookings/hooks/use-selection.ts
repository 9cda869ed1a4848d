import { useCallback, useMemo } from 'react';
import { DEFAULT_HOURS, isBookableHours } from '#domain/bookings/hours.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { isLocalDate, isLocalTime } from '#domain/time/calendar.ts';
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageParams } from '#web/lib/page-params.ts';
import { BOOKING_SHEET } from '../selection-params.ts';

/** What somebody has chosen in a booking card. */
export interface Selection {
  date: LocalDate | undefined;
  hours: BookableHours;
  /** The start as an instant, ISO 8601: on the day when clocks go back a time occurs twice. */
  start: string | undefined;
  /** A start in studio time that a link asks for; taken when it is free. */
  time: LocalTime | undefined;
  /** Whether with an engineer, where that is a choice. */
  engineer: boolean;
}

/**
 * The selection, kept in the address: it survives signing in, a reload and the back button, and
 * can be sent to somebody else.
 */
export function useSelection(): [Selection, (change: Partial<Selection>) => void] {
  const [params] = usePageParams();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const selection = useMemo(() => readSelection(params), [params]);
  const change = useCallback(
    (next: Partial<Selection>) => {
      const after = new URLSearchParams(search);
      for (const [name, value] of Object.entries(next)) {
        if (value === undefined || value === false) after.delete(name);
        else after.set(name, String(value));
      }
      // At once, and not as a transition: the controls show what was chosen while the calendar waits.
      // A sheet that it is chosen in stays open; a part of the page that a link led to is not gone
      // back to.
      const options = {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
        state: state as unknown,
      };
      void navigate(
        { search: after.toString(), hash: hash === BOOKING_SHEET ? hash : '' },
        options,
      );
    },
    [navigate, search, hash, state],
  );
  return [selection, change];
}

function readSelection(params: URLSearchParams): Selection {
  const date = params.get('date') ?? '';
  const hours = Number(params.get('hours'));
  const start = params.get('start') ?? '';
  const time = params.get('time') ?? '';
  return {
    date: isLocalDate(date) ? date : undefined,
    hours: isBookableHours(hours) ? hours : DEFAULT_HOURS,
    start: Number.isNaN(Date.parse(start)) ? undefined : start,
    time: isLocalTime(time) ? time : undefined,
    engineer: params.get('engineer') === 'true',
  };
}
