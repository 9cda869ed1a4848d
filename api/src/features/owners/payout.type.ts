import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar, LocalDateScalar } from '#api/lib/scalars.ts';
import { BookingStatusEnum } from '#api/features/bookings/booking.type.ts';

@ObjectType('Earning', {
  description: 'What a booking brings the owner of its studio, in US cents.',
  simpleResolvers: true,
})
export class EarningType {
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

@ObjectType({ description: 'Earnings, page by page.' })
export class EarningConnection extends countedConnectionOf('Earning', EarningType) {}

@ObjectType({ description: 'What bookings bring together, in US cents.', simpleResolvers: true })
export class EarnedSum {
  @Field(() => LocalDateScalar, {
    description: 'The first day of a month, or the day on which it falls due.',
  })
  date!: string;

  @Field(() => Int, { description: 'How many bookings these are.' })
  bookings!: number;

  @Field(() => Int, { description: 'What they bring.' })
  earnedCents!: number;
}

@ObjectType({
  description: 'What falls due to an owner, and when. Only ever shown to them.',
  simpleResolvers: true,
})
export class PayoutPlan {
  @Field(() => [EarnedSum], {
    description: 'The last 12 months in which there are sessions, those to come too, latest first.',
  })
  months!: EarnedSum[];

  @Field(() => [EarnedSum], { description: 'What falls due from today on, soonest first.' })
  schedule!: EarnedSum[];
}
