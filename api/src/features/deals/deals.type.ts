import { Field, Int, ObjectType } from 'type-graphql';
import type { SavingKind } from '#domain/deals/saving.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { connectionOf } from '#api/lib/pagination.ts';

export const SavingKindEnum = publishEnum<SavingKind>(
  'SavingKind',
  'A way to pay less that follows from what studios charge.',
  {
    'below-median':
      'A studio that is liked, and begins at a fifth or more below the median of its room type in its city.',
    'without-engineer': 'An hour without the engineer, where there is a choice.',
    'other-hours': 'A session that starts outside 09:00 to 16:59, where that costs less.',
  },
);

@ObjectType({
  description: 'A studio where one pays less than usual. Where most is saved comes first.',
  simpleResolvers: true,
})
export class Saving {
  @Field(() => Int, {
    description:
      'What it costs usually, in US cents: for a session where sessions are booked, else for an hour.',
  })
  usualCents!: number;

  @Field(() => Int, { description: 'What it costs in this way, in the same unit.' })
  cents!: number;
}

@ObjectType({ description: 'Studios where one pays less than usual, page by page.' })
export class SavingConnection extends connectionOf('Saving', Saving) {}
