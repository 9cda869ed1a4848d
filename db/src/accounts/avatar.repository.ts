import { sql } from 'kysely';
import { avatarPath } from '#domain/accounts/avatar.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/**
 * Makes a picture known whose files are about to be written, so that they are found again should
 * nothing come of it. One that is known already is kept for as long as a new one.
 * @param now epoch milliseconds
 * @returns whether there is such a user
 */
export async function announceAvatar(
  db: Sql,
  userId: number,
  name: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('avatars')
    .columns(['user_id', 'name', 'removed_at'])
    .expression((users) =>
      users
        .selectFrom('users')
        .select((is) => ['id', is.val(name).as('name'), instant(now).as('removed_at')])
        .where('id', '=', userId)
        .where('deleted_at', 'is', null),
    )
    .onConflict((same) =>
      same.column('name').doUpdateSet({
        // The picture that is shown stays it.
        removed_at: sql`CASE WHEN avatars.removed_at IS NOT NULL THEN excluded.removed_at END`,
      }),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps everybody else from changing the picture of a user until the transaction ends.
 * @returns whether there is such a user
 */
export async function lockAvatarOf(db: Sql, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

/**
 * Shows a picture whose files are there, in place of the one that was shown before.
 * @param now epoch milliseconds
 * @returns false when the picture is known no more
 */
export async function showAvatar(
  db: Sql,
  userId: number,
  name: string,
  now: number,
): Promise<boolean> {
  await db
    .updateTable('avatars')
    .set({ removed_at: instant(now) })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('name', '!=', name)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('avatars')
    .set({ removed_at: null, stored_at: sql`coalesce(stored_at, ${instant(now)})` })
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('users')
    .set({ avatar_url: avatarPath({ name, size: 256 }) })
    .where('id', '=', userId)
    .execute();
  return true;
}

/** Takes the picture of a user off, if there is one. @param now epoch milliseconds */
export async function hideAvatar(db: Sql, userId: number, now: number): Promise<void> {
  await db
    .updateTable('avatars')
    .set({ removed_at: instant(now) })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  await db.updateTable('users').set({ avatar_url: null }).where('id', '=', userId).execute();
}

/** Whether a user has a picture that is shown. */
export async function hasAvatar(db: Sql, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('avatars')
    .select('id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The name of the picture that a user removed last, after `since` (epoch milliseconds). It is kept
 * until the transaction ends.
 */
export async function lockRemovedAvatar(
  db: Sql,
  userId: number,
  since: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('avatars')
    .select('name')
    .where('user_id', '=', userId)
    .where('stored_at', 'is not', null)
    .where('removed_at', '>', instant(since))
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.name;
}

/**
 * A picture that was removed, or never shown, by `before` (epoch milliseconds), locked until the
 * transaction ends. Processes that ask at the same time get different ones.
 */
export async function takeRemovedAvatar(
  db: Sql,
  before: number,
): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom('avatars')
    .select(['id', 'name'])
    .where('removed_at', '<=', instant(before))
    .orderBy('removed_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Forgets a picture whose files are gone. */
export async function forgetAvatar(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('avatars').where('id', '=', id).execute();
}
