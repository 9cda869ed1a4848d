import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ReauthenticatedInput } from '#api/features/accounts/account.input.ts';

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

@InputType({ description: 'What asks for the account to be deleted.' })
export class RequestAccountDeletionInput extends ReauthenticatedInput {}
