import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What somebody wrote into the guestbook.',
  simpleResolvers: true,
})
export class Greeting {
  @Field(() => ID, { description: 'Identifies the greeting.' })
  id!: number;

  @Field(() => String, { description: 'The text.' })
  text!: string;
}

@InputType({ description: 'A greeting.' })
export class SignGuestbookInput {
  @Field(() => String, { description: 'The text, at most 200 characters.' })
  text!: string;
}
