import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import {
  confirmationSchema,
  leavingSchema,
  subscriptionSchema,
} from '#domain/marketing/newsletter.schema.ts';
import type { Context } from '#api/lib/context.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.service.ts';

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
    @Arg('key', () => String, { description: 'The key in the letter.' }) key: string,
  ): Promise<boolean> {
    await unsubscribe(context, validate(leavingSchema, { key }));
    return true;
  }
}
