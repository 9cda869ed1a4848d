import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PayoutItemRow } from '#db/payouts/payout-item.repository.ts';
import type { PayoutAccountStatus, PayoutStatus } from '#domain/payouts/payout.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar, LocalDateScalar } from '#api/lib/scalars.ts';

export const PayoutStatusEnum = publishEnum<PayoutStatus>(
  'PayoutStatus',
  'Where a payout stands.',
  {
    'on-its-way': 'Decided, and not known to have been sent yet.',
    sent: 'Sent to the account of the owner at the payment provider.',
    failed: 'Not to be had; what it was made of is paid out with the next one.',
  },
);

type AccountState = PayoutAccountStatus | 'not-set-up';

const AccountStateEnum = publishEnum<AccountState>(
  'PayoutAccountStatus',
  'Where the account of an owner at the payment provider stands.',
  {
    'not-set-up': 'There is none.',
    incomplete: 'The provider needs something from its owner.',
    'in-review': 'All was given, and the provider looks at it.',
    ready: 'It can be paid.',
  },
);

@ObjectType({
  description:
    'Where the payment provider sends what an owner has earned. Only ever shown to them.',
  simpleResolvers: true,
})
export class PayoutAccount {
  @Field(() => AccountStateEnum, { description: 'Where it stands.' })
  status!: AccountState;

  @Field(() => Boolean, {
    description: 'Whether it can be set up or changed now: not while there is no payment provider.',
  })
  isAvailable!: boolean;
}

@ObjectType({ description: 'A payout that is to be expected.', simpleResolvers: true })
export class ExpectedPayout {
  @Field(() => LocalDateScalar, { description: 'The day, in UTC.' })
  date!: string;

  @Field(() => Int, { description: 'How much it is by what is known now, in US cents.' })
  amountCents!: number;
}

@ObjectType({
  description:
    'What an owner has earned by sessions that were paid for through us, in US cents. Only ever shown to them.',
  simpleResolvers: true,
})
export class PayoutBalance {
  @Field(() => Int, {
    description:
      'What was earned and is in no payout yet, less our commission; below zero what they owe, which is set off against what they earn next.',
  })
  balanceCents!: number;

  @Field(() => Int, { description: 'What was decided to be sent and is not known to have been.' })
  onItsWayCents!: number;

  @Field(() => Int, { description: 'What a payout is at least.' })
  minimumCents!: number;

  @Field(() => ExpectedPayout, {
    nullable: true,
    description:
      'The next payout, if the account can be paid by then; null when there is too little so far.',
  })
  next!: ExpectedPayout | null;
}

const ItemKindEnum = publishEnum<PayoutItemRow['kind']>(
  'PayoutItemKind',
  'What a part of a payout is.',
  {
    earning: 'What a session has earned.',
    refund: 'What was taken back of that, since it went back to whoever paid: below zero.',
  },
);

@ObjectType({ description: 'A part of a payout, in US cents.', simpleResolvers: true })
export class PayoutItem {
  @Field(() => ItemKindEnum, { description: 'What it is.' })
  kind!: PayoutItemRow['kind'];

  @Field(() => ID, { description: 'The booking that it is about.' })
  bookingId!: number;

  @Field(() => Int, { description: 'What was paid for the session.' })
  grossCents!: number;

  @Field(() => Int, { description: 'Our commission of it.' })
  commissionCents!: number;

  @Field(() => Int, { description: 'The owner’s part of it.' })
  netCents!: number;

  @Field(() => DateTimeScalar, { description: 'When it was earned, or taken back.' })
  at!: number;
}

@ObjectType({
  description: 'What an owner is sent on a day. Only ever shown to them and administrators.',
  simpleResolvers: true,
})
export class Payout {
  @Field(() => ID, { description: 'The payout.' })
  id!: number;

  @Field(() => LocalDateScalar, { description: 'The day, in UTC, on which it was decided.' })
  date!: string;

  @Field(() => Int, { description: 'How much, in US cents.' })
  amountCents!: number;

  @Field(() => PayoutStatusEnum, { description: 'Where it stands.' })
  status!: PayoutStatus;

  @Field(() => Int, {
    description:
      'What of it came back after it was sent, in US cents, and is paid out with what comes next.',
  })
  reversedCents!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent; null before.' })
  sentAt!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it failed; null if it did not.',
  })
  failedAt!: number | null;
}

@ObjectType({ description: 'Payouts, page by page.' })
export class PayoutConnection extends countedConnectionOf('Payout', Payout) {}
