import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { For } from '#api/lib/audience.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '#api/lib/scalars.ts';
import { BookingType } from '#api/features/bookings/booking.type.ts';

@ObjectType({
  description:
    'A time that those who run a studio keep for themselves, once or again and again. Days and times are on the clock of the studio.',
  simpleResolvers: true,
})
export class StudioBlock {
  @Field(() => ID, { description: 'Identifies the block.' })
  id!: number;

  @Field(() => ID, { description: 'The studio.' })
  studioId!: number;

  @Field(() => LocalDateScalar, { description: 'The day on which it begins for the first time.' })
  date!: string;

  @Field(() => LocalTimeScalar, { description: 'When it begins.' })
  startTime!: string;

  @Field(() => LocalDateScalar, { description: 'The day on which it ends for the first time.' })
  endDate!: string;

  @Field(() => LocalTimeScalar, { description: 'When it ends.' })
  endTime!: string;

  @Field(() => String, { description: 'What it says of itself; may be empty.' })
  note!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'When it is repeated, as in RFC 5545: `FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270131`. Null for once.',
  })
  rule!: string | null;

  @Field(() => Int, { description: 'Grows with each change; to be handed back with the next.' })
  version!: number;
}

/** Where a time that is kept comes from. */
export type BlockSource = 'owner' | 'import' | 'waitlist';

export const BlockSourceEnum = publishEnum<BlockSource>(
  'BlockSource',
  'Where a time that is kept comes from.',
  {
    owner: 'Somebody who runs the studio.',
    import: 'Another calendar.',
    waitlist: 'Held for a while for somebody on the waitlist.',
  },
);

@ObjectType({ description: 'One time in which a studio cannot be booked.', simpleResolvers: true })
export class BlockedTime {
  @Field(() => ID, { description: 'Identifies the time as long as it is not changed.' })
  id!: string;

  @Field(() => ID, { description: 'The studio.' })
  studioId!: number;

  @Field(() => LocalDateScalar, { description: 'The day of the studio on which it begins.' })
  date!: string;

  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startsAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endsAt!: number;

  @Field(() => String, { description: 'What it says of itself; may be empty.' })
  note!: string;

  @Field(() => BlockSourceEnum, { description: 'Where it comes from.' })
  source!: BlockSource;

  @Field(() => StudioBlock, {
    nullable: true,
    description: 'The block that it is a time of; null for one that was imported.',
  })
  block!: StudioBlock | null;

  @Field(() => Boolean, {
    description:
      'Whether a booking has it as well, which may be when another calendar is imported. Nothing else can be booked in it.',
  })
  meetsBooking!: boolean;
}

@ObjectType({ description: 'A studio as far as a calendar shows it.', simpleResolvers: true })
export class CalendarStudio {
  @Field(() => ID, { description: 'The studio.' })
  id!: number;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'IANA time zone of its city.' })
  zone!: string;

  @For('personal')
  @Field(() => Boolean, { description: 'Whether the reader may keep times of it.' })
  viewerCanBlock!: boolean;
}

@ObjectType({
  description: 'What is in the calendars of the studios that somebody runs.',
  simpleResolvers: true,
})
export class StudioCalendar {
  @Cost({ items: 20 })
  @Field(() => [CalendarStudio], { description: 'All of these studios, by their names.' })
  studios!: CalendarStudio[];

  @Cost({ items: 200 })
  @Field(() => [BookingType], {
    description: 'Requests that wait, and bookings that are agreed or over, soonest first.',
  })
  bookings!: BookingRow[];

  @Cost({ items: 200 })
  @Field(() => [BlockedTime], { description: 'Times that are kept, soonest first.' })
  blockedTimes!: BlockedTime[];
}

/** When a block is, on the clock of the studio. */
@InputType()
abstract class BlockTimesInput {
  @Field(() => LocalDateScalar, { description: 'The day on which it begins for the first time.' })
  date!: string;

  @Field(() => LocalTimeScalar, { description: 'When it begins.' })
  startTime!: string;

  @Field(() => LocalDateScalar, { description: 'The day on which it ends for the first time.' })
  endDate!: string;

  @Field(() => LocalTimeScalar, { description: 'When it ends.' })
  endTime!: string;

  @Field(() => String, { defaultValue: '', description: 'What it says of itself.' })
  note!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'When it is repeated, by a rule of RFC 5545 with FREQ (DAILY or WEEKLY), INTERVAL, BYDAY and UNTIL; null for once.',
  })
  rule?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether days on which a repeated one would meet a booking are left out.',
  })
  leavesOutConflicts!: boolean;
}

@InputType({ description: 'A block to be made.' })
export class CreateBlockInput extends BlockTimesInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;
}

@InputType({ description: 'A block as it is to be from now on.' })
export class UpdateBlockInput extends BlockTimesInput {
  @Field(() => ID, { description: 'The block.' })
  id!: string;

  @Field(() => Int, { description: 'Its version, as it was seen.' })
  version!: number;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description:
      'Only the time that begins on this day, which becomes a block by itself; null for all of it.',
  })
  onlyDate?: string | null;
}

@InputType({ description: 'A block, or one time of it.' })
abstract class SeenBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id!: string;

  @Field(() => Int, { description: 'Its version, as it was seen.' })
  version!: number;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Only the time that begins on this day; null for all of it.',
  })
  onlyDate?: string | null;
}

@InputType({ description: 'A block to be removed, or one time of it.' })
export class RemoveBlockInput extends SeenBlockInput {}

@InputType({ description: 'A block to be brought back, or one time of it.' })
export class RestoreBlockInput extends SeenBlockInput {}
