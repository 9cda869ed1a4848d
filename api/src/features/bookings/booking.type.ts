import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import type { BookingPeriod } from '#db/bookings/booking.repository.ts';
import type { CancellationTier } from '#domain/bookings/cancellation.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { QuoteLineKind } from '#domain/bookings/quote.ts';

export const BookingStatusEnum = publishEnum<BookingStatus>(
  'BookingStatus',
  'Where a booking stands.',
  {
    pending: 'Requested, or not paid yet; holds its time until it is answered or expires.',
    confirmed: 'Agreed.',
    declined: 'Refused by the owner.',
    expired: 'Not answered, or not paid, in time.',
    cancelled: 'Called off.',
    completed: 'Over.',
  },
);

export const BookingActorEnum = publishEnum<BookingActor>(
  'BookingActor',
  'As whom somebody deals with a booking.',
  {
    musician: 'Who booked.',
    owner: 'Who answers for the studio: its owner and its managers.',
    engineer: 'Who works there and sees its bookings.',
    admin: 'Who runs the product.',
    system: 'The product itself, by rule or by clock.',
  },
);

export const BookingPeriodEnum = publishEnum<BookingPeriod>(
  'BookingPeriod',
  'A part of a list of bookings.',
  {
    waiting: 'Requests that nobody has answered yet, those first that expire first.',
    agreed: 'Confirmed and not over, soonest first.',
    upcoming: 'Both of these, soonest first.',
    past: 'Everything else, cancelled ones included, latest first.',
  },
);

export const QuoteLineKindEnum = publishEnum<QuoteLineKind>(
  'QuoteLineKind',
  'What a line of a price is for.',
  {
    'studio-time': 'Hours in the studio.',
    engineer: 'Hours of the engineer.',
    cleaning: 'Cleaning.',
    'instant-session': 'A session booked at once.',
    'requested-session': 'A session on request.',
  },
);

export const CancellationTierEnum = publishEnum<CancellationTier>(
  'CancellationTier',
  'How much of the price cancelling returns.',
  { full: 'All of it.', half: 'Half of it.', none: 'Nothing.' },
);

@ObjectType('QuoteLine', { description: 'A line of a price, in US cents.', simpleResolvers: true })
export class QuoteLineType {
  @Field(() => QuoteLineKindEnum, { description: 'What it is for.' })
  kind!: QuoteLineKind;

  @Field(() => Int, { description: 'How many, such as hours.' })
  quantity!: number;

  @Field(() => Int, { description: 'Price of one.' })
  unitCents!: number;

  @Field(() => Int, { description: 'Price of all: quantity times unit.' })
  amountCents!: number;
}

@ObjectType({
  description: 'A step of the cancellation terms.',
  simpleResolvers: true,
})
export class CancellationTerm {
  @Field(() => CancellationTierEnum, { description: 'How much is returned.' })
  tier!: CancellationTier;

  @Field(() => Int, { description: 'Hours before the start until which the step applies.' })
  hoursBefore!: number;

  @Field(() => Int, { description: 'Percentage of the price that is returned.' })
  refundPercent!: number;

  @Field(() => DateTimeScalar, { description: 'Last instant at which the step applies.' })
  until!: number;
}

@ObjectType('Quote', {
  description: 'What a booking would cost, line by line, in US cents.',
  simpleResolvers: true,
})
export class QuoteType {
  @Field(() => DateTimeScalar, { description: 'When it would start.' })
  startsAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it would end.' })
  endsAt!: number;

  @Field(() => Int, { description: 'Length in hours.' })
  hours!: number;

  @Field(() => Boolean, {
    description: 'Whether it would be confirmed at once; otherwise the owner answers.',
  })
  instant!: boolean;

  @Field(() => [QuoteLineType], { description: 'The lines, which add up to the total.' })
  lines!: QuoteLineType[];

  @Field(() => Int, { description: 'The total.' })
  totalCents!: number;

  @Field(() => [CancellationTerm], { description: 'What cancelling would return, by time.' })
  cancellationTerms!: CancellationTerm[];
}

@ObjectType({ description: 'What cancelling now would return.', simpleResolvers: true })
export class CancellationPreview {
  @Field(() => CancellationTierEnum, { description: 'The step of the terms that applies.' })
  tier!: CancellationTier;

  @Field(() => Int, { description: 'What goes back to the musician, in US cents.' })
  refundCents!: number;

  @Field(() => Int, { description: 'What the studio keeps, in US cents.' })
  feeCents!: number;
}

@ObjectType({ description: 'A step in the history of a booking.', simpleResolvers: true })
export class BookingStatusStep {
  @Field(() => BookingStatusEnum, { nullable: true, description: 'Status before; null at first.' })
  fromStatus!: BookingStatus | null;

  @Field(() => BookingStatusEnum, { description: 'Status after.' })
  toStatus!: BookingStatus;

  @Field(() => BookingActorEnum, { description: 'Who took the step.' })
  actor!: BookingActor;

  @Field(() => String, { description: 'What they said of it; may be empty.' })
  note!: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: number;
}

@ObjectType({
  description: 'Where a booked studio is. Its part of the city and the city are the studio’s.',
  simpleResolvers: true,
})
export class BookingAddress {
  @Field(() => String, { description: 'Street and number.' })
  street!: string;

  @Field(() => Float, { description: 'Degrees north of the equator.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich.' })
  longitude!: number;
}

@ObjectType('Booking', {
  description:
    'A studio reserved or requested for some hours. Only shown to who made it and to the studio.',
  simpleResolvers: true,
})
export class BookingType {
  @Field(() => ID, { description: 'Identifies the booking.' })
  id!: number;

  @Field(() => BookingStatusEnum, { description: 'Where it stands.' })
  status!: BookingStatus;

  @Field(() => DateTimeScalar, { description: 'When it starts.' })
  startsAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endsAt!: number;

  @Field(() => Int, { description: 'Length in hours.' })
  hours!: number;

  @Field(() => String, { description: 'IANA time zone of the studio.' })
  zone!: string;

  @Field(() => Boolean, { description: 'Whether it was confirmed at once.' })
  instant!: boolean;

  @Field(() => Int, { description: 'Price in US cents, as agreed.' })
  totalCents!: number;

  @Field(() => String, { description: 'What the musician asked for; may be empty.' })
  additionalRequests!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'While pending: when the request expires unless answered, or the booking unless paid.',
  })
  expiresAt!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Once cancelled: what of the price was returned or not asked for any more, US cents. Null for a request that was withdrawn, which had cost nothing.',
  })
  refundCents!: number | null;

  @Field(() => Boolean, { description: 'Whether several people pay for it, or have paid.' })
  isSplit!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: number;
}

@ObjectType({ description: 'Bookings, page by page.' })
export class BookingConnection extends countedConnectionOf('Booking', BookingType) {}
