import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PaymentStatus } from '#domain/payments/payment-lifecycle.ts';
import { publishEnum } from '#api/lib/enums.ts';

export const PaymentStatusEnum = publishEnum<PaymentStatus>(
  'PaymentStatus',
  'Where a payment stands.',
  {
    opened: 'It was begun.',
    'requires-action': 'Its payer, or their bank, has to do something.',
    authorized: 'The money is reserved, and not taken yet.',
    captured: 'It is paid.',
    'partially-refunded': 'A part of it went back.',
    refunded: 'All of it went back.',
    cancelled: 'It was ended before anything was paid.',
    failed: 'It could not be begun.',
    disputed: 'The payer’s bank has taken it back until a dispute is decided.',
    'charged-back': 'The dispute was decided for the payer.',
  },
);

@ObjectType({ description: 'Money that somebody pays, or has paid.', simpleResolvers: true })
export class Payment {
  @Field(() => ID, { description: 'Identifies the payment.' })
  id!: number;

  @Field(() => PaymentStatusEnum, { description: 'Where it stands.' })
  status!: PaymentStatus;

  @Field(() => Int, { description: 'What is paid, in US cents.' })
  amountCents!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'What the payer’s browser finishes it with at the provider; null while that does not know of it.',
  })
  clientSecret!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Page of the provider’s on which the payer agrees, as long as they can: PayPal’s. Null where they pay on a page of ours.',
  })
  approvalUrl!: string | null;
}

@ObjectType({
  description: 'What a browser needs to know of the payment provider.',
  simpleResolvers: true,
})
export class PaymentSettings {
  @Field(() => String, { description: 'What it introduces itself with.' })
  publishableKey!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The script that takes cards; null for the one that Stripe’s own library loads.',
  })
  scriptUrl!: string | null;
}

@ObjectType({ description: 'Something that is paid on its own.', simpleResolvers: true })
export class PayableSummary {
  @Field(() => String, { description: 'What it is, in the language of whoever asks.' })
  title!: string;

  @Field(() => Int, { description: 'What it costs, in US cents.' })
  amountCents!: number;

  @Field(() => String, { description: 'Path of the page where it stands once it is paid.' })
  returnPath!: string;

  @Field(() => Boolean, { description: 'Whether it is paid already.' })
  isPaid!: boolean;
}

@InputType({ description: 'What the logged-in user pays for.' })
export class StartPaymentInput {
  @Field(() => ID, { description: 'Of which kind it is, such as `fidelity`.' })
  kind!: string;

  @Field(() => ID, { description: 'Which of its kind.' })
  id!: string;

  @Field(() => String, { description: 'The same for each repetition of one attempt.' })
  idempotencyKey!: string;
}

@InputType({ description: 'A payment that its payer’s browser has finished at the provider.' })
export class ConfirmPaymentInput {
  @Field(() => ID, { description: 'The payment.' })
  paymentId!: string;

  @Field(() => String, { description: 'What the browser finished it with.' })
  clientSecret!: string;
}
