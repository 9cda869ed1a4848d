import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import {
  confirmationSchema,
  leavingSchema,
  subscriptionSchema,
} from '#domain/marketing/newsletter.schema.ts';
import type { Context } from '#api/lib/context.ts';
import {
  chooseSubscription,
  confirmSubscription,
  keepSubscription,
  lookUpSubscription,
  ownSubscription,
  subscribe,
  unsubscribe,
} from './newsletter.service.ts';
import { SubscriptionLink } from './newsletter.type.ts';

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description:
      'Mails a link that puts an address on the mailing list. True whether or not it is there already.',
  })
  async subscribe(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address to write to.' }) email: string,
  ): Promise<boolean> {
    await subscribe(context, validate(subscriptionSchema, { email }));
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Puts an address on the mailing list by a mailed link, which works once.',
  })
  async confirmSubscription(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
  ): Promise<boolean> {
    await confirmSubscription(context, validate(confirmationSchema, { token }));
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Takes an address off the mailing list. True also when it was not there.',
  })
  async unsubscribe(
    @Ctx() context: Context,
    @Arg('key', () => String, { description: 'The key in the email.' }) key: string,
  ): Promise<boolean> {
    await unsubscribe(context, validate(leavingSchema, { key }));
    return true;
  }

  @Query(() => SubscriptionLink, {
    description:
      'Whose subscription a key in an email ends. Works logged out, and changes nothing. Refused for a key that does not work, or no longer.',
  })
  async subscriptionLink(
    @Ctx() context: Context,
    @Arg('key', () => String, { description: 'The key in the email.' }) key: string,
  ): Promise<SubscriptionLink> {
    return lookUpSubscription(context, validate(leavingSchema, { key }));
  }

  @Mutation(() => SubscriptionLink, {
    description: 'Puts an address on the mailing list again that left it within the last 7 days.',
  })
  async keepSubscription(
    @Ctx() context: Context,
    @Arg('key', () => String, { description: 'The key in the email.' }) key: string,
  ): Promise<SubscriptionLink> {
    return keepSubscription(context, validate(leavingSchema, { key }));
  }

  @Query(() => Boolean, {
    nullable: true,
    description:
      'Whether the address of the logged-in user is on the mailing list; null until they have shown that it is theirs.',
  })
  async mySubscription(@Ctx() context: Context): Promise<boolean | null> {
    return ownSubscription(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Puts the address of the logged-in user on the mailing list or takes it off, and tells whether it is there. Refused until they have shown that it is theirs.',
  })
  async setMySubscription(
    @Ctx() context: Context,
    @Arg('isOn', () => Boolean, { description: 'Whether the user wants its emails.' })
    isOn: boolean,
  ): Promise<boolean> {
    return chooseSubscription(context, isOn);
  }
}
