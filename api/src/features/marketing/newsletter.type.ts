import { Field, InputType, ObjectType } from 'type-graphql';

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

/** What tells how things are, without an address. */
export const isOnField = {
  isOn: { type: () => Boolean, description: 'Whether the address is on the list now.' },
} as const;

@InputType({ description: 'Who wants to be on the mailing list.' })
export class SubscribeInput {
  @Field(() => String, { description: 'The address to write to.' })
  email!: string;
}

@InputType({ description: 'The link that puts an address on the mailing list.' })
export class ConfirmSubscriptionInput {
  @Field(() => String, { description: 'The token in the link.' })
  token!: string;
}

/** What tells a subscription in its emails. */
@InputType()
abstract class SubscriptionKeyInput {
  @Field(() => String, { description: 'The key in the email.' })
  key!: string;
}

@InputType({ description: 'The subscription that ends.' })
export class UnsubscribeInput extends SubscriptionKeyInput {}

@InputType({ description: 'The subscription that is brought back.' })
export class KeepSubscriptionInput extends SubscriptionKeyInput {}

@InputType({ description: 'Whether the logged-in user reads the mailing list.' })
export class SetMySubscriptionInput {
  @Field(() => Boolean, { description: 'Whether the user wants its emails.' })
  isOn!: boolean;
}
