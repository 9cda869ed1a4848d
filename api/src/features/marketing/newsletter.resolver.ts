import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import {
  confirmationSchema,
  leavingSchema,
  subscriptionSchema,
} from '#domain/marketing/newsletter.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import {
  chooseSubscription,
  confirmSubscription,
  keepSubscription,
  lookUpSubscription,
  ownSubscription,
  subscribe,
  unsubscribe,
} from './newsletter.service.ts';
import {
  ConfirmSubscriptionInput,
  isOnField,
  KeepSubscriptionInput,
  SetMySubscriptionInput,
  SubscribeInput,
  SubscriptionLink,
  UnsubscribeInput,
} from './newsletter.type.ts';
import { accountLimits } from '#api/features/accounts/account.limits.ts';
import { newsletterLimits } from './newsletter.limits.ts';

@Resolver()
export class NewsletterResolver {
  @For('anyone', { limit: newsletterLimits.subscriptionByAddress })
  @Change(
    'Mails a link that puts an address on the mailing list. Answers alike whether or not it is there already.',
    { email: { type: () => String, description: 'The address that was understood.' } },
  )
  async subscribe(@Ctx() context: Context, @Input(() => SubscribeInput) input: SubscribeInput) {
    const request = validate(subscriptionSchema, input);
    await subscribe(context, request);
    return { email: request.email };
  }

  @For('anyone', { limit: accountLimits.mailedLinkByAddress })
  @Change('Puts an address on the mailing list by a mailed link, which works once.', {
    subscription: { type: () => SubscriptionLink, description: 'The subscription, as it is now.' },
  })
  async confirmSubscription(
    @Ctx() context: Context,
    @Input(() => ConfirmSubscriptionInput) input: ConfirmSubscriptionInput,
  ) {
    return {
      subscription: await confirmSubscription(context, validate(confirmationSchema, input)),
    };
  }

  @For('anyone', { failureLimit: accountLimits.mailedLinkByAddress })
  @Change('Removes an address from the mailing list. No failure when it was not there.', isOnField)
  async unsubscribe(
    @Ctx() context: Context,
    @Input(() => UnsubscribeInput) input: UnsubscribeInput,
  ) {
    await unsubscribe(context, validate(leavingSchema, input));
    return { isOn: false };
  }

  @For('anyone', { failureLimit: accountLimits.mailedLinkByAddress })
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

  @For('anyone', { failureLimit: accountLimits.mailedLinkByAddress })
  @Change('Puts an address on the mailing list again that left it within the last 7 days.', {
    subscription: { type: () => SubscriptionLink, description: 'The subscription, as it is now.' },
  })
  async keepSubscription(
    @Ctx() context: Context,
    @Input(() => KeepSubscriptionInput) input: KeepSubscriptionInput,
  ) {
    return { subscription: await keepSubscription(context, validate(leavingSchema, input)) };
  }

  @For('personal')
  @Query(() => Boolean, {
    nullable: true,
    description:
      'Whether the address of the logged-in user is on the mailing list; null until they have shown that it is theirs.',
  })
  async mySubscription(@Ctx() context: Context): Promise<boolean | null> {
    return ownSubscription(context);
  }

  @For('personal')
  @Change(
    'Puts the address of the logged-in user on the mailing list or removes it. Refused until they have shown that it is theirs.',
    isOnField,
  )
  async setMySubscription(
    @Ctx() context: Context,
    @Input(() => SetMySubscriptionInput) { isOn }: SetMySubscriptionInput,
  ) {
    return { isOn: await chooseSubscription(context, isOn) };
  }
}
