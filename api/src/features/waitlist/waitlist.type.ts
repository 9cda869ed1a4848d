import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description: 'A time that the reader waits for, on the clock of the studio.',
  simpleResolvers: true,
})
export class WaitlistEntry {
  @Field(() => ID, { description: 'Identifies the entry.' })
  id!: number;

  @Field(() => LocalDateScalar, { description: 'The day.' })
  date!: string;

  @Field(() => Int, { description: 'How many hours.' })
  hours!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The start that is held for the reader; null while nothing is.',
  })
  offeredAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when it is held.' })
  offerExpiresAt!: number | null;
}

@InputType({ description: 'A time to wait for, on the clock of the studio.' })
export class JoinWaitlistInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => LocalDateScalar, { description: 'The day.' })
  date!: string;

  @Field(() => LocalTimeScalar, { defaultValue: '00:00', description: 'The earliest start.' })
  earliest!: string;

  @Field(() => LocalTimeScalar, { defaultValue: '23:59', description: 'The latest start.' })
  latest!: string;

  @Field(() => Int, { description: 'Length: 1, 2, 3, 4, 5, 6 or 8 hours.' })
  hours!: number;
}

@InputType({ description: 'An entry that is no longer wanted.' })
export class LeaveWaitlistInput {
  @Field(() => ID, { description: 'The entry.' })
  id!: string;
}

@InputType({ description: 'A time that is held for the reader, to be booked.' })
export class TakeWaitlistOfferInput {
  @Field(() => ID, { description: 'The entry.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price that was shown, US cents. When it is no longer right nothing is booked.',
  })
  totalPriceCents?: number | null;
}
