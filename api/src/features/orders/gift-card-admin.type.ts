import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { TransactionKind } from '#domain/payments/ledger.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

/** What moves money of gift cards. */
export type GiftCardMovementKind = Extract<TransactionKind, `gift-card-${string}`>;

const GiftCardMovementKindEnum = publishEnum<GiftCardMovementKind>(
  'GiftCardMovementKind',
  'What moves money of gift cards.',
  {
    'gift-card-issued': 'It was bought.',
    'gift-card-granted': 'It was issued by hand.',
    'gift-card-recalled': 'Its order was given back.',
    'gift-card-spent': 'It pays for an order.',
    'gift-card-returned': 'What it had paid for an order went back to it.',
  },
);

@ObjectType({
  description: 'Something that has moved money of a gift card.',
  simpleResolvers: true,
})
export class GiftCardMovement {
  @Field(() => GiftCardMovementKindEnum, { description: 'What has happened.' })
  kind!: GiftCardMovementKind;

  @Field(() => Int, { description: 'In US cents; below zero where it was taken from the card.' })
  cents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The order that it came from or went to; null where it was issued by hand.',
  })
  orderNumber!: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: number;
}

@ObjectType({
  description: 'A gift card as administrators see it. Nobody sees its code, which is kept nowhere.',
  simpleResolvers: true,
})
export class ListedGiftCard {
  @Field(() => ID, { description: 'Identifies the gift card.' })
  id!: number;

  @Field(() => Int, { description: 'What it was worth first, in US cents.' })
  initialCents!: number;

  @Field(() => Int, { description: 'What is left of it, in US cents.' })
  balanceCents!: number;

  @Field(() => String, { description: 'Where it was mailed to; empty once that is forgotten.' })
  recipientEmail!: string;

  @Field(() => String, { description: 'Whom it is for; may be empty.' })
  recipientName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The order that it was bought with; null where it was issued by hand.',
  })
  orderNumber!: string | null;

  @Field(() => String, { description: 'Why it was issued by hand; else empty.' })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was mailed.' })
  mailedAt!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it became worthless because its order was given back.',
  })
  recalledAt!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it is neither mailed nor taken; null while it is.',
  })
  blockedAt!: number | null;
}

@ObjectType({ description: 'A list of gift cards.' })
export class ListedGiftCardConnection extends countedConnectionOf(
  'ListedGiftCard',
  ListedGiftCard,
) {}

@InputType({ description: 'A gift card that somebody is given.' })
export class IssueGiftCardInput {
  @Field(() => Int, { description: 'What it is worth, in US cents: from 100 to 50,000.' })
  amountCents!: number;

  @Field(() => String, { description: 'Where it is mailed to.' })
  email!: string;

  @Field(() => String, { defaultValue: '', description: 'Whom it is for.' })
  recipientName!: string;

  @Field(() => String, { defaultValue: '', description: 'What is said with it.' })
  message!: string;

  @Field(() => LanguageEnum, { description: 'The language of the email.' })
  language!: Language;

  @Field(() => String, { description: 'Why, for whoever looks at the books.' })
  reason!: string;

  @Field(() => String, {
    description: 'Names this attempt, so that repeating it issues nothing more.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'A gift card that is blocked, or not any more.' })
export class SwitchGiftCardInput {
  @Field(() => ID, { description: 'Identifies the gift card.' })
  giftCardId!: string;

  @Field(() => Boolean, { description: 'Whether it is neither mailed nor taken.' })
  isBlocked!: boolean;
}
