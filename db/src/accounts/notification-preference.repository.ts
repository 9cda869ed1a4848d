import { isOnByDefault } from '#domain/accounts/notification.ts';
import type { NotificationChannel, NotificationKind } from '#domain/accounts/notification.ts';
import type { Sql } from '../orm.ts';

/** What somebody has chosen. */
export interface NotificationChoice {
  kind: NotificationKind;
  channel: NotificationChannel;
  isOn: boolean;
}

/** What a user has chosen otherwise than it is by default. */
export async function findNotificationChoices(
  db: Sql,
  userId: number,
): Promise<NotificationChoice[]> {
  return db
    .selectFrom('notification_preferences')
    .select(['kind', 'channel', 'is_on as isOn'])
    .where('user_id', '=', userId)
    .execute();
}

/** Stores what a user has chosen; what is so by default is not stored. */
export async function setNotificationChoice(
  db: Sql,
  userId: number,
  { kind, channel, isOn }: NotificationChoice,
): Promise<void> {
  if (isOn === isOnByDefault({ kind, channel })) {
    await db
      .deleteFrom('notification_preferences')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('channel', '=', channel)
      .execute();
    return;
  }
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, kind, channel, is_on: isOn })
    .onConflict((on) => on.columns(['user_id', 'kind', 'channel']).doUpdateSet({ is_on: isOn }))
    .execute();
}

/** Somebody who has a link for unsubscribing. */
export interface LinkHolder {
  userId: number;
  /** Email address. */
  email: string;
}

/** Which address a user has; undefined when there is no such user. */
export async function findHolder(db: Sql, userId: number): Promise<LinkHolder | undefined> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
