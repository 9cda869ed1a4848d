import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Something has changed in the calendar of a studio: what is free is to be asked again.',
  simpleResolvers: true,
})
export class StudioCalendarChange {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => String, {
    description: 'How far the calendar has moved on. To be handed back as `since`.',
  })
  version!: string;
}

@ObjectType({
  description: 'Something has changed in one’s own bookings: they are to be asked for again.',
  simpleResolvers: true,
})
export class MyBookingsChange {
  @Field(() => String, {
    description: 'How far one’s bookings have moved on. To be handed back as `since`.',
  })
  version!: string;
}
