import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ListingStatus } from '#domain/listings/lifecycle.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { ListingStatusEnum } from '#api/features/listings/listing.type.ts';

@ObjectType({
  description: 'The agreed booking of a studio that begins next, or is under way.',
  simpleResolvers: true,
})
export class NextBooking {
  @Field(() => ID, { description: 'The booking.' })
  id!: number;

  @Field(() => String, { description: 'Who comes.' })
  guestName!: string;

  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startsAt!: number;
}

@ObjectType('OwnStudio', {
  description: 'A studio as those see it who work for it.',
  simpleResolvers: true,
})
export class OwnStudioType {
  @Field(() => ListingStatusEnum, { description: 'Where its listing stands.' })
  listingStatus!: ListingStatus;

  @Field(() => Int, { description: 'Requests that wait for an answer.' })
  waitingCount!: number;

  @Field(() => NextBooking, {
    nullable: true,
    description: 'The agreed booking that begins next, or is under way; null when there is none.',
  })
  nextBooking!: NextBooking | null;
}
