import { Field, Int, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '#api/lib/scalars.ts';
import type { DayState } from '#domain/bookings/availability.ts';

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

@ObjectType({ description: 'A day of a studio’s calendar.', simpleResolvers: true })
export class CalendarDay {
  @Field(() => LocalDateScalar, { description: 'The day in studio time.' })
  date!: string;

  @Field(() => DayStateEnum, { description: 'Whether it can be chosen, and if not, why.' })
  state!: DayState;

  @Field(() => [FreeInterval], { description: 'Free time of the day, from now on.' })
  freeIntervals!: FreeInterval[];

  @Field(() => [FreeInterval], { description: 'Opening hours of the day.' })
  openIntervals!: FreeInterval[];

  @Field(() => [FreeStart], { description: 'Starts on offer for the hours asked for.' })
  starts!: FreeStart[];
}

@ObjectType({ description: 'When a studio is free.', simpleResolvers: true })
export class Availability {
  @Field(() => Int, { description: 'Length asked for, in hours.' })
  hours!: number;

  @Field(() => [CalendarDay], { description: 'Every day asked for, in order.' })
  days!: CalendarDay[];

  @Field(() => [LocalDateScalar], {
    description: 'Open days with no start left for this length, today or later.',
  })
  bookedDates!: string[];

  @Field(() => LocalDateScalar, { description: 'Last day on which a booking may start.' })
  lastBookableDate!: string;
}
