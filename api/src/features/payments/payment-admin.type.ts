import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PaymentStatus } from '#domain/payments/payment-lifecycle.ts';
import type { PaymentTrouble } from '#domain/payments/payment-trouble.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { PaymentStatusEnum } from './payment.type.ts';

export const PaymentTroubleEnum = publishEnum<PaymentTrouble>(
  'PaymentTrouble',
  'What of a payment somebody has to look after.',
  {
    disputed: 'The payer’s bank has the money until a dispute is decided.',
    'charged-back': 'A dispute was decided for the payer.',
    'refund-refused': 'The provider would not refund what was to go back.',
    'refund-returned': 'What was refunded could not be delivered, and is here again.',
    untold: 'The provider could not be told what was decided.',
  },
);

@ObjectType({
  description:
    'A payment as those see it who look after the money, amounts in US cents. Only ever shown to administrators.',
})
export class PaymentRecord {
  @Field(() => ID, { description: 'Identifies the payment.' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When it was begun.' })
  createdAt!: number;

  @Field(() => PaymentStatusEnum, { description: 'Where it stands.' })
  status!: PaymentStatus;

  @Field(() => String, { description: 'Whom it is made with, such as `stripe`.' })
  provider!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the provider calls it; null until it knows of it.',
  })
  providerRef!: string | null;

  @Field(() => Int, { description: 'What was to be paid.' })
  amountCents!: number;

  @Field(() => Int, { description: 'What was paid.' })
  capturedCents!: number;

  @Field(() => Int, { description: 'What of it went back.' })
  refundedCents!: number;

  @Field(() => Int, { description: 'What of it the payer’s bank has taken back.' })
  disputedCents!: number;
}

@ObjectType({ description: 'What a payment was for.', simpleResolvers: true })
export class PaidThing {
  @Field(() => String, { description: 'What it is, in the language of whoever asks.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the page on which administrators see it; null where there is none.',
  })
  path!: string | null;
}

@ObjectType({ description: 'What an administrator has decided or noted about a payment.' })
export class PaymentNote {
  @Field(() => ID, { description: 'Identifies the note.' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When that was.' })
  createdAt!: number;

  @Field(() => String, { description: 'What they have said.' })
  note!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'What was to go back by it, in US cents; null where nothing was.',
  })
  refundCents!: number | null;
}

@ObjectType({ description: 'Payments, page by page.' })
export class PaymentRecordConnection extends countedConnectionOf('PaymentRecord', PaymentRecord) {}

@InputType({ description: 'Which payments are wanted.' })
export class PaymentFilterInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that somebody has to look after.',
  })
  isTroubled?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number, what the provider calls it, or a part of the payer’s email address.',
  })
  text?: string | null;
}

@InputType({ description: 'A payment of which money goes back.' })
export class RefundPaymentInput {
  @Field(() => ID, { description: 'The payment.' })
  paymentId!: string;

  @Field(() => Int, { description: 'How much, in US cents.' })
  amountCents!: number;

  @Field(() => Int, {
    description:
      'What could still go back when this was decided: `refundableCents`. Where it is something else by now, nothing goes back, so that whoever asks twice is heard once.',
  })
  expectedRefundableCents!: number;

  @Field(() => String, { description: 'Why, for whoever looks at the books.' })
  reason!: string;
}

@InputType({ description: 'Something that is noted about a payment.' })
export class NotePaymentInput {
  @Field(() => ID, { description: 'The payment.' })
  paymentId!: string;

  @Field(() => String, { description: 'What is noted, up to 1,000 characters.' })
  note!: string;
}
