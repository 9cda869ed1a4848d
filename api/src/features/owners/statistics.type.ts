import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description: 'What happened in studios. Amounts are US cents.',
  simpleResolvers: true,
})
export class StudioFigures {
  @Field(() => Int, {
    description: 'Times that their pages were opened, by others than those who run them.',
  })
  views!: number;

  @Field(() => Int, {
    description: 'Times that they were saved, by those who have them saved still.',
  })
  saves!: number;

  @Field(() => Int, { description: 'Agreed bookings that begin then.' })
  bookings!: number;

  @Field(() => Int, { description: 'What these take, in minutes.' })
  bookedMinutes!: number;

  @Field(() => Int, { description: 'How long they are open, in minutes.' })
  openMinutes!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The part of the open hours that is booked, from 0 to 1; null when there are none.',
  })
  occupancy!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What the bookings bring, after what was returned: of studios whose payouts the reader sees. Null when there is none.',
  })
  earnedCents!: number | null;
}

@ObjectType({ description: 'A day of studios, each in its own time.', simpleResolvers: true })
export class StudioDay extends StudioFigures {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  date!: string;
}

@ObjectType({ description: 'A studio over the days asked for.', simpleResolvers: true })
export class StudioTotal extends StudioFigures {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: number;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;
}

@ObjectType({
  description: 'What happened in the studios of whoever asks, up to today.',
  simpleResolvers: true,
})
export class StudioStatistics {
  @Field(() => [StudioDay], { description: 'Day by day, the earliest first.' })
  days!: StudioDay[];

  @Field(() => StudioFigures, { description: 'All days together.' })
  total!: StudioFigures;

  @Field(() => [StudioTotal], { description: 'Studio by studio, over all days.' })
  studios!: StudioTotal[];
}
