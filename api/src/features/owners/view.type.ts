import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A page that somebody looks at.' })
export class CountStudioViewInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;
}
