import { object, string } from 'yup';
import type { InferType } from 'yup';
import { oneLine } from '#domain/errors/one-line.ts';
import { message } from '#domain/messages/message.ts';
import {
  daysBetween,
  isLocalDate,
  isLocalTime,
  MINUTES_PER_DAY,
  minutesOfDay,
} from '#domain/time/calendar.ts';
import { parseRecurrence } from '#domain/time/recurrence.ts';
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts';
import { minutesBetween } from './block.ts';
import type { BlockPlan } from './block.ts';
import { BLOCK_NOTE_LIMIT, KNOWN_DAYS, LONGEST_BLOCK_DAYS } from './limits.ts';

const date = string()
  .required(message('fields.required'))
  .test('date', message('fields.date'), (text) => isLocalDate(text ?? ''));
const time = string()
  .required(message('fields.required'))
  .test('time', message('fields.time'), (text) => isLocalTime(text ?? ''));

/** When a block begins and ends for the first time. */
interface Ends {
  date: LocalDate;
  startTime: LocalTime;
  endDate: LocalDate;
  endTime: LocalTime;
}

/** Rules that blocks are repeated by: every so many days or weeks, on some weekdays, up to a day. */
const BLOCK_RULE = /^FREQ=(DAILY|WEEKLY)(;(INTERVAL=\d+|BYDAY=[A-Z,]+|UNTIL=\d{8}))*$/;

/** Whether a block may be repeated by a rule. */
export function isBlockRule(rule: string): boolean {
  return BLOCK_RULE.test(rule) && parseRecurrence(rule, 'UTC') !== undefined;
}

/** A block as it is written: days and times on the clock of the studio, and the rule it is repeated by. */
export const blockSchema = object({
  date,
  startTime: time,
  endDate: date,
  endTime: time,
  note: oneLine().max(BLOCK_NOTE_LIMIT, message('blocks.noteTooLong')).default(''),
  rule: string()
    .max(200)
    .test('rule', message('blocks.rule'), (rule) => !rule || isBlockRule(rule)),
})
  .test('length', message('blocks.endsBeforeStart'), (block, context) =>
    (lengthOf(block) ?? 1) > 0 ? true : context.createError({ path: 'endTime' }),
  )
  .test('once', message('blocks.tooLong', { days: LONGEST_BLOCK_DAYS.once }), (block, context) =>
    block.rule || isWithinDays(block, LONGEST_BLOCK_DAYS.once)
      ? true
      : context.createError({ path: 'endDate' }),
  )
  .test(
    'repeated',
    message('blocks.repeatedTooLong', { days: LONGEST_BLOCK_DAYS.repeated }),
    (block, context) =>
      !block.rule || isWithinDays(block, LONGEST_BLOCK_DAYS.repeated)
        ? true
        : context.createError({ path: 'endDate' }),
  );
export type BlockInput = InferType<typeof blockSchema>;

/** Minutes on the clock; undefined as long as its ends are none. */
function lengthOf(block: Ends): number | undefined {
  const { date: from, startTime, endDate, endTime } = block;
  const isWhole =
    isLocalDate(from) && isLocalDate(endDate) && isLocalTime(startTime) && isLocalTime(endTime);
  if (!isWhole) return undefined;
  return minutesBetween(daysBetween(from, endDate), minutesOfDay(startTime), minutesOfDay(endTime));
}

function isWithinDays(block: Ends, days: number): boolean {
  return (lengthOf(block) ?? 0) <= days * MINUTES_PER_DAY;
}

/** When a block is that was written so. */
export function planOf(block: BlockInput): Omit<BlockPlan, 'leftOut'> {
  return {
    firstDate: block.date,
    startMinute: minutesOfDay(block.startTime),
    lengthMinutes: lengthOf(block)!,
    rule: block.rule || null,
  };
}

/** Whether a day is near enough to today for a block to begin on it. */
export function isWithinReach(day: LocalDate, today: LocalDate): boolean {
  return Math.abs(daysBetween(today, day)) <= KNOWN_DAYS;
}
