import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PayoutHold } from '#domain/payouts/payout-hold.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

const PayoutHoldEnum = publishEnum<PayoutHold>(
  'PayoutHold',
  'What keeps an owner from being sent what they have to their credit.',
  {
    owes: 'More was taken back of what they had earned than they have earned since.',
    'no-account': 'They have not begun to set up an account at the payment provider.',
    'account-incomplete': 'The payment provider needs something from them.',
    'account-in-review': 'The payment provider looks at what they have given it.',
    'too-little': 'All of it is less than the least that is sent.',
    'not-due': 'What is due by now is less than the least that is sent; more is due soon.',
    tomorrow: 'They were sent something today, or it was tried: the rest goes out tomorrow.',
  },
);

@ObjectType({
  description:
    'What an owner has to their credit and was not sent, in US cents. Only ever shown to administrators.',
})
export class UpcomingPayout {
  @Field(() => ID, { description: 'The owner’s id.' })
  ownerId!: number;

  @Field(() => Int, { description: 'All of it; below zero what they owe.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What of it can be sent by now.' })
  dueCents!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When more of it can be sent; null where all can be.',
  })
  moreDueAt!: number | null;

  @Field(() => PayoutHoldEnum, {
    nullable: true,
    description: 'What keeps them from being sent it; null where it goes out by itself.',
  })
  hold!: PayoutHold | null;
}

@ObjectType({ description: 'What owners were not sent, page by page.' })
export class UpcomingPayoutConnection extends countedConnectionOf(
  'UpcomingPayout',
  UpcomingPayout,
) {}

@ObjectType({
  description:
    'What was sent to all owners, and what was not, in US cents. Only ever shown to administrators.',
  simpleResolvers: true,
})
export class PayoutTotals {
  @Field(() => Float, {
    description: 'What owners have to their credit, less what others owe, and is in no payout.',
  })
  unpaidCents!: number;

  @Field(() => Float, { description: 'What was decided to be sent and is not known to have been.' })
  onItsWayCents!: number;

  @Field(() => Float, { description: 'What was sent and did not come back.' })
  sentCents!: number;

  @Field(() => Float, { description: 'What came back after it was sent.' })
  reversedCents!: number;

  @Field(() => Int, { description: 'How many payouts have failed.' })
  failedCount!: number;
}

@InputType({ description: 'A payout that is to be tried again.' })
export class RetryPayoutInput {
  @Field(() => ID, { description: 'The payout.' })
  payoutId!: string;
}
