import type { LocalDate } from '#domain/time/calendar.ts';
import type { CreateBlockInput } from '#web/lib/schema.generated.ts';
import type { CalendarEntry } from './calendar-entries.ts';
import { repetitionOf, ruleOf } from './repetition.ts';
import type { Repetition } from './repetition.ts';

/** A block as its form has it. */
export interface BlockValues extends Repetition {
  studioId: string;
  date: LocalDate;
  startTime: string;
  endDate: LocalDate;
  endTime: string;
  note: string;
  /** Of a repeated one: whether only the time is meant that was opened. */
  scope: 'this' | 'all';
  leavesOutConflicts: boolean;
}

/** A span on the clock of a studio, as `2026-12-01T19:00`, in the fields of a form. */
export function timesOf({ start, end }: { start: string; end: string }) {
  return {
    date: start.slice(0, 10),
    startTime: start.slice(11),
    endDate: end.slice(0, 10),
    endTime: end.slice(11),
  };
}

/** A new block of a span. */
export function newBlock(studioId: string, span: { start: string; end: string }): BlockValues {
  const times = timesOf(span);
  return {
    studioId,
    ...times,
    ...repetitionOf(null, times.date),
    note: '',
    scope: 'this',
    leavesOutConflicts: false,
  };
}

/** A block that was opened at one of its times, or dragged elsewhere from it. */
export function openedBlock(
  { studio, time, start, end }: CalendarEntry,
  span: { start: string; end: string } = { start, end },
): BlockValues {
  const { rule, note } = time!.block!;
  return {
    ...newBlock(studio.id, span),
    ...repetitionOf(rule ?? null, time!.block!.date),
    note,
  };
}

/** What the API is sent of a form. */
export function blockInputOf(values: BlockValues): CreateBlockInput {
  const { studioId, date, startTime, endDate, endTime, note, leavesOutConflicts } = values;
  const rule = ruleOf(values);
  return {
    studioId,
    date,
    startTime,
    endDate,
    endTime,
    note,
    leavesOutConflicts,
    ...(rule !== undefined && { rule }),
  };
}
