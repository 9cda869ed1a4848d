import { sql } from 'kysely';
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

/** An address and what may be written to it. */
export interface AskedSlot {
  kind: NotificationKind;
  email: string;
}

/**
 * Which of these addresses belong to users who do not want to be notified of that kind by email,
 * without regard to case. In a transaction, what it has chosen itself counts.
 * @returns the addresses, as they were given
 */
export async function findUnwilling(db: Sql, asked: readonly AskedSlot[]): Promise<AskedSlot[]> {
  if (asked.length === 0) return [];
  const isOn = asked.map(({ kind }) => isOnByDefault({ kind, channel: 'email' }));
  const { rows } = await sql<AskedSlot>`
    SELECT DISTINCT given.kind, given.email
    FROM unnest(
      ${asked.map(({ kind }) => kind)}::text[],
      ${asked.map(({ email }) => email)}::text[],
      ${isOn}::boolean[]
    ) AS given (kind, email, is_on)
    JOIN users ON users.email = given.email::citext
    LEFT JOIN notification_preferences chosen
      ON chosen.user_id = users.id AND chosen.kind = given.kind AND chosen.channel = 'email'
    WHERE NOT coalesce(chosen.is_on, given.is_on)
  `.execute(db);
  return rows;
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
