import { defineEntity, p } from '@mikro-orm/core';
import type { NotificationChannel, NotificationKind } from '#domain/accounts/notification.ts';
import { UserSchema } from './user.entity.ts';

export const NotificationPreferenceSchema = defineEntity({
  name: 'NotificationPreference',
  tableName: 'notification_preferences',
  properties: {
    user: () => p.manyToOne(UserSchema).primary().ref(),
    kind: p.string().columnType('text').$type<NotificationKind>().primary(),
    channel: p.string().columnType('text').$type<NotificationChannel>().primary(),
    isOn: p.boolean(),
  },
});

/** What a user has chosen otherwise than it is by default. */
export class NotificationPreference extends NotificationPreferenceSchema.class {}
NotificationPreferenceSchema.setClass(NotificationPreference);
