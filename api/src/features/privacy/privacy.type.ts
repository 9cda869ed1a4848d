import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What stands in the way of deleting the account of the logged-in user.',
  simpleResolvers: true,
})
export class AccountDeletionObstacles {
  @Field(() => Int, { description: 'Bookings of theirs that are pending or confirmed.' })
  bookings!: number;

  @Field(() => Int, { description: 'Studios that they own.' })
  studios!: number;
}
