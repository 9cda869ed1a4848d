import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description:
    'A secret address under which calendar programs read a calendar of the logged-in user. The address itself is told once, when it is made.',
  simpleResolvers: true,
})
export class CalendarFeed {
  @Field(() => ID, { description: 'Identifies the feed.' })
  id!: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'The studio that it is of; null for all bookings of theirs and everything in their studios’ calendars.',
  })
  studioId!: number | null;

  @Field(() => String, { nullable: true, description: 'What that studio is called.' })
  studioName!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it says when they are busy, and neither names nor anything else.',
  })
  busyOnly!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last read, to the hour; null for never.',
  })
  usedAt!: number | null;
}

@InputType({ description: 'A secret address to be made.' })
export class CreateCalendarFeedInput {
  @Field(() => ID, { nullable: true, description: 'The studio; null for everything.' })
  studioId?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is to say when they are busy, and nothing else.',
  })
  busyOnly!: boolean;
}

@InputType({ description: 'A feed that gets another address.' })
export class RenewCalendarFeedInput {
  @Field(() => ID, { description: 'The feed.' })
  id!: string;
}

@InputType({ description: 'A feed whose address is taken back.' })
export class RevokeCalendarFeedInput {
  @Field(() => ID, { description: 'The feed.' })
  id!: string;
}

@ObjectType({
  description: 'Another calendar, in whose busy times a studio cannot be booked.',
  simpleResolvers: true,
})
export class CalendarImport {
  @Field(() => ID, { description: 'Identifies the import.' })
  id!: number;

  @Field(() => ID, { description: 'The studio.' })
  studioId!: number;

  @Field(() => String, { description: 'What the calendar is called.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether it is read again every half hour; a file that was uploaded is not.',
  })
  isFeed!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was last read.' })
  readAt!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it could not be read at last, as the key of a message; null when it could. Its times stay as they were.',
  })
  failure!: string | null;
}

@InputType({ description: 'A feed whose busy times a studio imports.' })
export class AddCalendarImportInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => String, { description: 'Where the feed is: `https://…` or `webcal://…`.' })
  url!: string;
}

@InputType({ description: 'An import to be removed.' })
export class RemoveCalendarImportInput {
  @Field(() => ID, { description: 'The import.' })
  id!: string;
}
