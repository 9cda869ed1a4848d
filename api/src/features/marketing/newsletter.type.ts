import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What a key in an email of the mailing list ends, and brings back.',
  simpleResolvers: true,
})
export class SubscriptionLink {
  @Field(() => String, {
    description: 'The address that the email went to, of which only the beginning is shown.',
  })
  maskedEmail!: string;

  @Field(() => Boolean, { description: 'Whether it is on the list.' })
  isOn!: boolean;
}
