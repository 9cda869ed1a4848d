import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType('Greeting', {
  description: 'What somebody wrote into the guestbook.',
  simpleResolvers: true,
})
export class GreetingType {
  @Field(() => ID, { description: 'Identifies the greeting.' })
  id!: number;

  @Field(() => String, { description: 'Name of its author.' })
  name!: string;

  @Field(() => String, { description: 'The text.' })
  text!: string;
}

@InputType({ description: 'A greeting.' })
export class SignGuestbookInput {
  @Field(() => String, { description: 'The text, at most 200 characters.' })
  text!: string;
}

@ObjectType({ description: 'What signing the guestbook changed.', simpleResolvers: true })
export class SignGuestbookPayload {
  @Field(() => [GreetingType], { description: 'The latest greetings, newest first.' })
  guestbook!: GreetingType[];
}
