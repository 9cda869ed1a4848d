import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PromotionKind, PromotionStatus } from '#domain/promotions/promotion.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { connectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const PromotionKindEnum = publishEnum<PromotionKind>(
  'PromotionKind',
  'What owners buy for a studio.',
  {
    boost: 'It is among the sponsored studios.',
    featured: 'It comes before all other sponsored studios; at most six do so at a time.',
  },
);

export const PromotionStatusEnum = publishEnum<PromotionStatus>(
  'PromotionStatus',
  'Where a promotion stands.',
  {
    'awaiting-payment': 'It is held until it is paid for.',
    scheduled: 'It is paid for and begins later.',
    running: 'Everybody sees it.',
    ended: 'Its time is over.',
    refunded: 'All that was paid for it went back.',
    cancelled: 'It was not paid for.',
  },
);

@ObjectType('PromotionPlan', {
  description: 'A promotion as it can be bought.',
  simpleResolvers: true,
})
export class PromotionPlanType {
  @Field(() => PromotionKindEnum, { description: 'What it gives.' })
  kind!: PromotionKind;

  @Field(() => Int, { description: 'For how many days.' })
  days!: number;

  @Field(() => Int, { description: 'What it costs, US cents.' })
  priceCents!: number;
}

@ObjectType('Promotion', {
  description: 'A promotion of a studio. Only ever shown to those who run its listing.',
  simpleResolvers: true,
})
export class PromotionType {
  @Field(() => ID, { description: 'Identifies it; it is paid for under it, as `promotion`.' })
  id!: number;

  @Field(() => PromotionKindEnum, { description: 'What it gives.' })
  kind!: PromotionKind;

  @Field(() => Int, { description: 'For how many days.' })
  days!: number;

  @Field(() => PromotionStatusEnum, { description: 'Where it stands.' })
  status!: PromotionStatus;

  @Field(() => Int, { description: 'What it cost when it was ordered, US cents.' })
  priceCents!: number;

  @Field(() => Int, {
    description: 'What was paid for it and did not go back, US cents; 0 before it is paid for.',
  })
  earnedCents!: number;

  @Field(() => DateTimeScalar, { description: 'Until when it is, or was, held unpaid.' })
  heldUntil!: number;

  @Field(() => DateTimeScalar, {
    description: 'When it begins or began; before it is paid for, when it could.',
  })
  startsAt!: number;

  @Field(() => DateTimeScalar, {
    description: 'When it ends or would have; before it is paid for, at the latest.',
  })
  endsAt!: number;
}

@ObjectType({ description: 'Promotions, page by page.' })
export class PromotionConnection extends connectionOf('Promotion', PromotionType) {}

@ObjectType('PromotableStudio', {
  description: 'A studio that can be promoted. Only ever shown to those who run its listing.',
  simpleResolvers: true,
})
export class PromotableStudioType {
  @Field(() => DateTimeScalar, {
    description:
      'When a promotion that is bought now would begin: after those that it has, and when a place is free.',
  })
  startsAt!: number;
}

@InputType({ description: 'Which promotion a studio is to have.' })
export class OrderPromotionInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => PromotionKindEnum, { description: 'What it is to give.' })
  kind!: PromotionKind;

  @Field(() => Int, { description: 'For how many days: as one of the `promotionPlans` has it.' })
  days!: number;
}
