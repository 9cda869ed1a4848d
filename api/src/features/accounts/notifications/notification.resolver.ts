import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { unsubscribeLinkSchema } from '#domain/accounts/notification.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import {
  chooseByUnsubscribeLink,
  chooseNotification,
  lookUpUnsubscribeLink,
  notificationPreferences,
} from './notification.service.ts';
import {
  NotificationPreference,
  SetByUnsubscribeLinkInput,
  SetNotificationPreferenceInput,
  UnsubscribeLinkType,
} from './notification.type.ts';
import { accountLimits } from '../account.limits.ts';

@Resolver()
export class NotificationResolver {
  @For('personal')
  @Query(() => [NotificationPreference], {
    description:
      'What the logged-in user is notified of, by which channel: every kind by every channel that works.',
  })
  async myNotificationPreferences(@Ctx() context: Context): Promise<NotificationPreference[]> {
    return notificationPreferences(context);
  }

  @For('personal')
  @Change(
    'Sets whether the logged-in user is notified of something, from the next time that it happens. Refused for what cannot be switched off.',
    { preference: { type: () => NotificationPreference, description: 'How it is now.' } },
  )
  async setNotificationPreference(
    @Ctx() context: Context,
    @Input(() => SetNotificationPreferenceInput)
    { kind, channel, isOn }: SetNotificationPreferenceInput,
  ) {
    return { preference: await chooseNotification(context, { kind, channel }, isOn) };
  }

  @For('anyone', { failureLimit: accountLimits.mailedLinkByAddress })
  @Query(() => UnsubscribeLinkType, {
    description:
      'What a link in an email switches off. Works logged out, and changes nothing. Refused for a link that does not work, or no longer.',
  })
  async unsubscribeLink(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
  ): Promise<UnsubscribeLinkType> {
    return lookUpUnsubscribeLink(context, validate(unsubscribeLinkSchema, { token }));
  }

  @For('anyone', { failureLimit: accountLimits.mailedLinkByAddress })
  @Change(
    'Switches the emails that a link came in off, or on again. Works logged out, and as often as one likes.',
    { link: { type: () => UnsubscribeLinkType, description: 'How it is now.' } },
  )
  async setByUnsubscribeLink(
    @Ctx() context: Context,
    @Input(() => SetByUnsubscribeLinkInput) { token, isOn }: SetByUnsubscribeLinkInput,
  ) {
    const link = validate(unsubscribeLinkSchema, { token });
    return { link: await chooseByUnsubscribeLink(context, link, isOn) };
  }
}
