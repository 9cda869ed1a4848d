import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'What somebody pays of a booking that several people pay for. Others see who has paid, and not how much.',
})
export class BookingShare {
  @Field(() => ID, { description: 'Identifies the share.' })
  id!: number;

  @Field(() => Boolean, { description: 'Whether it is paid, or held on a card until all are.' })
  isPaid!: boolean;
}

@ObjectType({
  description:
    'A booking that several people pay for, as those see it who do: nobody pays before all have, and each gets back their part of what goes back.',
})
export class BookingSplit {
  @Field(() => ID, { description: 'Identifies it, as its booking does.' })
  id!: number;
}

@InputType({ description: 'Somebody who pays a share, and how much.' })
export class ShareInput {
  @Field(() => String, { description: 'Their email address, or their username.' })
  who!: string;

  @Field(() => Int, { description: 'What they pay, US cents: 50 at least.' })
  amountCents!: number;
}

@InputType({ description: 'Who pays for a booking together. The shares add up to its price.' })
export class SplitBookingInput {
  @Field(() => ID, { description: 'The booking, which waits for its payment.' })
  id!: string;

  @Field(() => Int, { description: 'What the logged-in user pays, US cents: 50 at least.' })
  ownCents!: number;

  @Field(() => [ShareInput], { description: 'The others, at most eleven.' })
  members!: ShareInput[];

  @Field(() => Int, {
    nullable: true,
    description:
      'In how many hours all have to have paid: 2, 6 or 12, where that is sooner than they have to anyway, as without it.',
  })
  payWithinHours?: number | null;
}

@InputType({ description: 'A booking that is to be paid by whoever booked alone again.' })
export class EndSplitInput {
  @Field(() => ID, { description: 'The booking.' })
  id!: string;
}

@InputType({ description: 'A booking of whose shares people are to be reminded.' })
export class RemindOfSharesInput {
  @Field(() => ID, { description: 'The booking.' })
  id!: string;
}
