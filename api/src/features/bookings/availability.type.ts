import { Field, Int, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '#api/lib/scalars.ts';
import type { DayState } from '#domain/bookings/availability.ts';
import { daysBetween } from '#domain/time/calendar.ts';

export const DayStateEnum = publishEnum<DayState>('DayState', 'What a calendar shows for a day.', {
  free: 'There is a start left.',
  booked: 'Open, but no start is left for this length.',
  closed: 'Not open.',
  past: 'Over.',
  'beyond-horizon': 'Further ahead than the studio takes bookings.',
});

@ObjectType({ description: 'A start that can be booked.', simpleResolvers: true })
export class FreeStart {
  @Field(() => DateTimeScalar, { description: 'When it starts.' })
  startsAt!: number;

  @Field(() => LocalDateScalar, { description: 'Day in studio time.' })
  date!: string;

  @Field(() => LocalTimeScalar, { description: 'Time of day in studio time.' })
  startTime!: string;

  @Field(() => Boolean, { description: 'Whether it would be confirmed at once.' })
  instant!: boolean;

  @Field(() => Int, { description: 'Price in US cents for the hours asked for.' })
  totalCents!: number;
}

@ObjectType({ description: 'A span of time in which bookings fit.', simpleResolvers: true })
export class FreeInterval {
  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startsAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endsAt!: number;
}

/** What is only worked out when somebody asks for it; GraphQL's own resolver calls it. */
type Lazy<T> = () => T;

@ObjectType({ description: 'A day of a studio’s calendar.', simpleResolvers: true })
export class CalendarDay {
  @Field(() => LocalDateScalar, { description: 'The day in studio time.' })
  date!: string;

  @Cost({ work: 3 })
  @Field(() => DayStateEnum, { description: 'Whether it can be chosen, and if not, why.' })
  state!: Lazy<DayState>;

  @Cost({ work: 2, items: 3 })
  @Field(() => [FreeInterval], { description: 'Free time of the day, from now on.' })
  freeIntervals!: Lazy<FreeInterval[]>;

  @Cost({ items: 2 })
  @Field(() => [FreeInterval], { description: 'Opening hours of the day.' })
  openIntervals!: Lazy<FreeInterval[]>;

  @Cost({ work: 3, items: 24 })
  @Field(() => [FreeStart], { description: 'Starts on offer for the hours asked for.' })
  starts!: Lazy<FreeStart[]>;
}

/** Longest range of days that is answered at once: two months of a calendar. */
export const RANGE_LIMIT_DAYS = 62;

/** How many days a calendar is asked for; more than it answers are refused. */
export function daysAsked({ from, to }: Readonly<Record<string, unknown>>): number {
  return Math.min(daysBetween(String(from), String(to)) + 1, RANGE_LIMIT_DAYS);
}

@ObjectType({ description: 'When a studio is free.', simpleResolvers: true })
export class Availability {
  @Field(() => Int, { description: 'Length asked for, in hours.' })
  hours!: number;

  @Cost({ items: (_args, range) => daysAsked(range) })
  @Field(() => [CalendarDay], { description: 'Every day asked for, in order.' })
  days!: Lazy<CalendarDay[]>;

  @Cost({ items: (_args, range) => 3 * daysAsked(range) })
  @Field(() => [LocalDateScalar], {
    description: 'Open days with no start left for this length, today or later.',
  })
  bookedDates!: Lazy<string[]>;

  @Field(() => LocalDateScalar, { description: 'Last day on which a booking may start.' })
  lastBookableDate!: string;
}
