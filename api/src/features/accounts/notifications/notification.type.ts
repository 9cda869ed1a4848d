import { Field, InputType, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import type {
  NotificationChannel,
  NotificationKind,
  NotificationSlot,
} from '#domain/accounts/notification.ts';

export const NotificationKindEnum = publishEnum<NotificationKind>(
  'NotificationKind',
  'What users are notified of.',
  {
    'booking-requested': 'They asked for a room, and the studio is to answer.',
    'booking-confirmed': 'A booking of theirs is confirmed.',
    'booking-declined': 'A request was declined by the studio.',
    'booking-cancelled': 'A booking of theirs is cancelled, by whomever.',
    'booking-changes': 'Other terms for a booking of theirs are proposed, agreed or declined.',
    'booking-shares':
      'What becomes of sessions of others whose payment they share, and reminders of their share. That they are asked for one, and are to pay it again or not any more, they hear always.',
    'booking-expired': 'A studio let a request of theirs pass.',
    'booking-reminder': 'A booking of theirs begins in a day, or in an hour.',
    'waitlist-offer': 'A time that they wait for has become free, and is held for them.',
    'booking-over': 'A session of theirs is over, and they may say how it was.',
    'studio-requested': 'Somebody asks for a studio of theirs.',
    'studio-booked': 'A studio of theirs is booked.',
    'studio-cancelled': 'A booking of a studio of theirs is cancelled, by whomever.',
    'studio-changes':
      'Other terms for a booking of a studio of theirs are proposed, agreed or declined.',
    'studio-reminder': 'A booking of a studio of theirs begins in a day or in an hour, or is over.',
    'review-received':
      'Reviews of one’s studios and of oneself as a guest, and those that wait for one’s own.',
    'review-answered': 'What a studio says to one’s review.',
    'studio-reviewed': 'An administrator has decided about a listing of theirs.',
    'request-answered': 'An administrator has replied to something that they asked for.',
    'unread-messages': 'They have not read what was written to them.',
    'saved-search': 'Something new fits a search that they saved.',
    'idea-answered': 'The team has replied to an idea of theirs, or it is done.',
    account:
      'What keeps their account theirs, such as a new sign-in or a changed password. Always on.',
  },
);

export const NotificationChannelEnum = publishEnum<NotificationChannel>(
  'NotificationChannel',
  'A way that notifications take. Callers have to expect more of them.',
  { email: 'An email to the address of the account.' },
);

@ObjectType({
  description: 'Whether a user is notified of something, by one channel.',
  simpleResolvers: true,
})
export class NotificationPreference implements NotificationSlot {
  @Field(() => NotificationKindEnum, { description: 'What it is about.' })
  kind!: NotificationKind;

  @Field(() => NotificationChannelEnum, { description: 'The way that it takes.' })
  channel!: NotificationChannel;

  @Field(() => Boolean, { description: 'Whether the user is told.' })
  isOn!: boolean;

  @Field(() => Boolean, { description: 'Whether that cannot be changed.' })
  isLocked!: boolean;
}

@ObjectType('UnsubscribeLink', {
  description: 'What a link in an email switches off, and on again.',
  simpleResolvers: true,
})
export class UnsubscribeLinkType implements NotificationSlot {
  @Field(() => String, {
    description: 'The address that the email went to, of which only the beginning is shown.',
  })
  maskedEmail!: string;

  @Field(() => NotificationKindEnum, { description: 'What such emails are about.' })
  kind!: NotificationKind;

  @Field(() => NotificationChannelEnum, { description: 'The way that they take.' })
  channel!: NotificationChannel;

  @Field(() => Boolean, { description: 'Whether such emails are written.' })
  isOn!: boolean;
}

@InputType({ description: 'Whether a user wants to be notified of something, by one channel.' })
export class SetNotificationPreferenceInput implements NotificationSlot {
  @Field(() => NotificationKindEnum, { description: 'What it is about.' })
  kind!: NotificationKind;

  @Field(() => NotificationChannelEnum, { description: 'The way that it takes.' })
  channel!: NotificationChannel;

  @Field(() => Boolean, { description: 'Whether the user wants to be told.' })
  isOn!: boolean;
}

@InputType({ description: 'Whether the emails that a link came in are wanted.' })
export class SetByUnsubscribeLinkInput {
  @Field(() => String, { description: 'The token in the link.' })
  token!: string;

  @Field(() => Boolean, { description: 'Whether such emails are wanted.' })
  isOn!: boolean;
}
