import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar, LocalDateScalar } from '#api/lib/scalars.ts';
import { BookingStatusEnum } from '#api/features/bookings/booking.type.ts';

@ObjectType({
  description: 'What a booking that is paid at the studio brings its owner, in US cents.',
  simpleResolvers: true,
})
export class StudioTaking {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: number;

  @Field(() => String, { description: 'The studio.' })
  studioName!: string;

  @Field(() => String, { description: 'Who booked.' })
  guestName!: string;

  @Field(() => BookingStatusEnum, { description: 'Where the booking stands.' })
  status!: BookingStatus;

  @Field(() => DateTimeScalar, { description: 'When the session begins.' })
  startsAt!: number;

  @Field(() => String, { description: 'IANA time zone of the studio.' })
  zone!: string;

  @Field(() => Int, { description: 'The price agreed to.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What the owner gets of it: all that was not returned.' })
  earnedCents!: number;
}

@ObjectType({ description: 'What is paid at studios, page by page.' })
export class StudioTakingConnection extends countedConnectionOf('StudioTaking', StudioTaking) {}

@ObjectType({
  description: 'What is paid at studios in a month, in US cents.',
  simpleResolvers: true,
})
export class MonthOfTakings {
  @Field(() => LocalDateScalar, { description: 'The first day of the month.' })
  month!: string;

  @Field(() => Int, { description: 'For how many bookings.' })
  bookings!: number;

  @Field(() => Int, { description: 'What they bring.' })
  earnedCents!: number;
}
