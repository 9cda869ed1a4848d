import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A mailed link to choose a new password with.',
  simpleResolvers: true,
})
export class PasswordResetLink {
  @Field(() => String, {
    description: 'The address of the account, of which only the beginning is shown.',
  })
  maskedEmail!: string;
}
