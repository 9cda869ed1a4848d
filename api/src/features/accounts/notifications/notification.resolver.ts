import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { unsubscribeLinkSchema } from '#domain/accounts/notification.schema.ts';
import type { NotificationChannel, NotificationKind } from '#domain/accounts/notification.ts';
import { validate } from '#domain/errors/validate.ts';
import type { Context } from '#api/lib/context.ts';
import {
  chooseByUnsubscribeLink,
  chooseNotification,
  lookUpUnsubscribeLink,
  notificationPreferences,
} from './notification.service.ts';
import {
  NotificationChannelEnum,
  NotificationKindEnum,
  NotificationPreference,
  UnsubscribeLinkType,
} from './notification.type.ts';

@Resolver()
export class NotificationResolver {
  @Query(() => [NotificationPreference], {
    description:
      'What the logged-in user is notified of, by which channel: every kind by every channel that works.',
  })
  async myNotificationPreferences(@Ctx() context: Context): Promise<NotificationPreference[]> {
    return notificationPreferences(context);
  }

  @Mutation(() => NotificationPreference, {
    description:
      'Sets whether the logged-in user is notified of something, from the next time that it happens. Refused for what cannot be switched off.',
  })
  async setNotificationPreference(
    @Ctx() context: Context,
    @Arg('kind', () => NotificationKindEnum, { description: 'What it is about.' })
    kind: NotificationKind,
    @Arg('channel', () => NotificationChannelEnum, { description: 'The way that it takes.' })
    channel: NotificationChannel,
    @Arg('isOn', () => Boolean, { description: 'Whether the user wants to be told.' })
    isOn: boolean,
  ): Promise<NotificationPreference> {
    return chooseNotification(context, { kind, channel }, isOn);
  }

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

  @Mutation(() => UnsubscribeLinkType, {
    description:
      'Switches the emails that a link came in off, or on again. Works logged out, and as often as one likes.',
  })
  async setByUnsubscribeLink(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
    @Arg('isOn', () => Boolean, { description: 'Whether such emails are wanted.' })
    isOn: boolean,
  ): Promise<UnsubscribeLinkType> {
    return chooseByUnsubscribeLink(context, validate(unsubscribeLinkSchema, { token }), isOn);
  }
}
