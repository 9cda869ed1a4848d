import { sql } from 'kysely';
import { isOnByDefault } from '#domain/accounts/notification.ts';
import type {
  NotificationChannel,
  NotificationKind,
  NotificationSlot,
} from '#domain/accounts/notification.ts';
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

/**
 * Which of these email addresses belong to users who do not want to be notified of something, without
 * regard to case. In a transaction, what it has chosen itself counts.
 * @returns the addresses, as they were given
 */
export async function findUnwilling(
  db: Sql,
  { kind, channel }: NotificationSlot,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const given = sql<string>`unnest(${emails}::text[])`;
  const { rows } = await sql<{ email: string }>`
    SELECT given.email
    FROM (SELECT DISTINCT ${given} AS email) given
    JOIN users ON users.email = given.email::citext
    LEFT JOIN notification_preferences chosen
      ON chosen.user_id = users.id AND chosen.kind = ${kind} AND chosen.channel = ${channel}
    WHERE NOT coalesce(chosen.is_on, ${isOnByDefault({ kind, channel })})
  `.execute(db);
  return new Set(rows.map(({ email }) => email));
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
