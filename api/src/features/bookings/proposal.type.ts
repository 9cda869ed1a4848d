import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ProposalStatus } from '#domain/bookings/change.ts';
import type { BookingActor } from '#domain/bookings/lifecycle.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '#api/lib/scalars.ts';
import { BookingActorEnum, QuoteLineType } from './booking.type.ts';

const ProposalStatusEnum = publishEnum<ProposalStatus>(
  'ProposalStatus',
  'What has become of a proposal.',
  {
    open: 'Waits for the other side.',
    accepted: 'Agreed: the booking is as it says.',
    declined: 'The other side said no, or proposed something else.',
    withdrawn: 'Taken back, or settled by what became of the booking.',
    expired: 'Nobody answered in time.',
  },
);

@ObjectType({
  description: 'Other terms for a booking, which one side proposes to the other.',
  simpleResolvers: true,
})
export class BookingProposal {
  @Field(() => ID, { description: 'Identifies the proposal.' })
  id!: number;

  @Field(() => BookingActorEnum, { description: 'The side that proposes it.' })
  side!: BookingActor;

  @Field(() => ProposalStatusEnum, { description: 'What has become of it.' })
  status!: ProposalStatus;

  @Field(() => DateTimeScalar, { description: 'When the booking would start.' })
  startsAt!: number;

  @Field(() => Int, { description: 'How many hours it would last.' })
  hours!: number;

  @Field(() => Int, { description: 'What it would cost, in US cents.' })
  totalCents!: number;

  @Field(() => DateTimeScalar, { description: 'When it started before.' })
  fromStartsAt!: number;

  @Field(() => Int, { description: 'How many hours it lasted before.' })
  fromHours!: number;

  @Field(() => Int, { description: 'What it cost before, in US cents.' })
  fromTotalCents!: number;

  @Field(() => String, { description: 'What whoever proposes it says; may be empty.' })
  note!: string;

  @Field(() => DateTimeScalar, { description: 'Until when it can be answered.' })
  expiresAt!: number;
}

@ObjectType({ description: 'What a change of a booking would mean.', simpleResolvers: true })
export class ChangePreview {
  @Field(() => DateTimeScalar, { description: 'When it would start.' })
  startsAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it would end.' })
  endsAt!: number;

  @Field(() => [QuoteLineType], { description: 'Lines of the price, at what was agreed per hour.' })
  lines!: QuoteLineType[];

  @Field(() => Int, { description: 'What it would cost, in US cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What that is more than now, in US cents; below 0 for less.' })
  differenceCents!: number;
}

@InputType({
  description: 'Other terms for a booking. Without a day and a time it starts when it did.',
})
export class BookingTermsInput {
  @Field(() => ID, { description: 'The booking.' })
  id!: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The day in studio time.' })
  date?: string | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'The start in studio time.' })
  startTime?: string | null;

  @Field(() => Int, { description: 'Length: 1, 2, 3, 4, 5, 6 or 8 hours.' })
  hours!: number;
}

@InputType({ description: 'Other terms for a booking, to be proposed to the other side.' })
export class ProposeChangeInput extends BookingTermsInput {
  @Field(() => String, { defaultValue: '', description: 'What to say to them.' })
  note!: string;
}

@InputType({ description: 'A proposal to be accepted, as it was shown.' })
export class AcceptProposalInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => ID, { description: 'The proposal; when there is another by now nothing happens.' })
  proposalId!: string;
}

@InputType({ description: 'A proposal to be declined or withdrawn, as it was shown.' })
export class CloseProposalInput extends AcceptProposalInput {}
