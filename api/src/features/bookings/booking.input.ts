import { Field, ID, InputType, Int } from 'type-graphql';
import type { BookingPaymentMethod } from '#domain/bookings/booking-payment.ts';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '#api/lib/scalars.ts';
import { BookingPaymentMethodEnum } from './booking-payment.type.ts';

@InputType({
  description: 'A time in a studio: an instant, or a day with or without a time.',
})
export class SlotInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => Int, { description: 'Length: 1, 2, 3, 4, 5, 6 or 8 hours.' })
  hours!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The start as an instant.' })
  startsAt?: number | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The day in studio time.' })
  date?: string | null;

  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: 'The start in studio time; without it, the first free start of the day.',
  })
  startTime?: string | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether with an engineer; asked only where that is optional.',
  })
  withEngineer!: boolean;
}

@InputType({ description: 'A booking to be made.' })
export class BookStudioInput extends SlotInput {
  @Field(() => String, { nullable: true, description: 'Anything the studio should know.' })
  additionalRequests?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price that was shown, US cents. When it is no longer right nothing is booked.',
  })
  totalPriceCents?: number | null;

  @Field(() => BookingPaymentMethodEnum, {
    nullable: true,
    description: 'How it is paid; without it at the studio where that is allowed, else by card.',
  })
  paymentMethod?: BookingPaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'Names this attempt, so that repeating it does not book twice.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'A booking to be cancelled.' })
export class CancelBookingInput {
  @Field(() => ID, { description: 'The booking.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The refund that was shown. When it is no longer right nothing is cancelled; look again.',
  })
  agreedRefundCents?: number | null;
}

@InputType({ description: 'A request to be accepted.' })
export class AcceptBookingInput {
  @Field(() => ID, { description: 'The booking.' })
  id!: string;
}

@InputType({ description: 'A request to be declined.' })
export class DeclineBookingInput {
  @Field(() => ID, { description: 'The booking.' })
  id!: string;

  @Field(() => String, { defaultValue: '', description: 'Why, for who asked.' })
  note!: string;
}
