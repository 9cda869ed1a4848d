import { avatarFolder, avatarPath } from '#domain/accounts/avatar.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

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
 * Shows a picture of a user, in place of the one that was shown before. Its file has to be used by
 * the end of the transaction.
 * @param now epoch milliseconds
 */
export async function showAvatar(
  db: Sql,
  userId: number,
  name: string,
  now: number,
): Promise<void> {
  await removeAvatars(db, userId, now).where('name', '!=', name).execute();
  await setAvatarUrl(db, userId, avatarPath({ name, size: 256 }));
}

/** Removes the picture of a user, if there is one. @param now epoch milliseconds */
export async function hideAvatar(db: Sql, userId: number, now: number): Promise<void> {
  await removeAvatars(db, userId, now).execute();
  await setAvatarUrl(db, userId, null);
}

function removeAvatars(db: Sql, userId: number, now: number) {
  return db
    .updateTable('files')
    .set({ removed_at: instant(now) })
    .where('user_id', '=', userId)
    .where('kind', '=', avatarFolder)
    .where('removed_at', 'is', null);
}

async function setAvatarUrl(db: Sql, userId: number, url: string | null): Promise<void> {
  await db.updateTable('users').set({ avatar_url: url }).where('id', '=', userId).execute();
}

/** Whether a user has a picture that is shown. */
export async function hasAvatar(db: Sql, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', avatarFolder)
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
    .selectFrom('files')
    .select('name')
    .where('user_id', '=', userId)
    .where('kind', '=', avatarFolder)
    .where('stored_at', 'is not', null)
    .where('removed_at', '>', instant(since))
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.name;
}
