import { createHash } from 'node:crypto';
import {
  announceAvatar,
  forgetAvatar,
  hasAvatar,
  hideAvatar,
  lockAvatarOf,
  lockRemovedAvatar,
  showAvatar,
  takeRemovedAvatar,
} from '#db/accounts/avatar.repository.ts';
import { findUser } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { avatarSizes } from '#domain/accounts/avatar.ts';
import type { AvatarFile } from '#domain/accounts/avatar.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import type { FileStore } from '#api/lib/file-store.ts';
import { squarePictures } from './avatar-picture.ts';
import { requireEditor, userNotFound } from '../profile.service.ts';
import { accountLimits } from '../account.limits.ts';

/** How long a picture that was removed can be put back. Then it is deleted. */
const KEPT_MS = DAY_MS;

/** The file of a picture in the store. */
export function avatarFileName({ name, size }: AvatarFile): string {
  return `avatars/${name}-${size}.webp`;
}

/**
 * Gives a user a picture, in place of the one they had: oneself, or anybody as an administrator.
 * Files are written before anything shows them, and known before they are written, so that none is
 * ever missing and none is ever left over.
 * @param type the content type, as the sender says it
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT naming
 *   `picture`
 */
export async function replaceAvatar(
  context: Context,
  userId: string,
  { bytes, type }: { bytes: Uint8Array; type: string },
): Promise<UserRow> {
  const id = requireEditor(context, userId);
  const { files, sql, now } = context;
  await context.rateLimits.consume(accountLimits.avatar, requireUser(context).id);
  const pictures = await squarePictures(bytes, type);
  const name = nameOf(id, pictures.get(512)!);
  if (!(await announceAvatar(sql, id, name, now))) throw userNotFound();
  for (const [size, picture] of pictures)
    await files.write(avatarFileName({ name, size }), picture);
  try {
    return await changeAvatar(context, id, async (db) => {
      if (!(await showAvatar(db, id, name, now))) throw userNotFound();
    });
  } catch (error) {
    // The account was deleted meanwhile, and with it what was known of these files.
    if (isNotFound(error)) await deleteFiles(files, name);
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'NOT_FOUND';
}

async function deleteFiles(files: FileStore, name: string): Promise<void> {
  for (const size of avatarSizes) await files.delete(avatarFileName({ name, size }));
}

/**
 * Removes the picture of a user. It can be put back for a day. Without a picture nothing changes.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED
 */
export async function removeAvatar(context: Context, userId: string): Promise<UserRow> {
  const id = requireEditor(context, userId);
  await context.rateLimits.consume(accountLimits.profile, requireUser(context).id);
  return changeAvatar(context, id, (db) => hideAvatar(db, id, context.now));
}

/**
 * Puts back the picture that was removed from a user last.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED; NOT_FOUND when there is none any
 *   more; CONFLICT when the user has a picture
 */
export async function restoreAvatar(context: Context, userId: string): Promise<UserRow> {
  const id = requireEditor(context, userId);
  await context.rateLimits.consume(accountLimits.profile, requireUser(context).id);
  return changeAvatar(context, id, async (db) => {
    if (await hasAvatar(db, id)) throw new DomainError('CONFLICT', 'accounts.pictureShown');
    const name = await lockRemovedAvatar(db, id, context.now - KEPT_MS);
    if (name === undefined) throw new DomainError('NOT_FOUND', 'accounts.pictureGone');
    await showAvatar(db, id, name, context.now);
  });
}

/** Changes which picture a user has, one change after the other. */
async function changeAvatar(
  context: Context,
  id: number,
  change: (db: Sql) => Promise<void>,
): Promise<UserRow> {
  const profile = await context.transaction(async (em) => {
    const db = sqlOf(em);
    if (!(await lockAvatarOf(db, id))) throw userNotFound();
    await change(db);
    return findUser(db, id);
  });
  if (!profile) throw userNotFound();
  context.changed([`user:${id}`]);
  return profile;
}

/** The same picture of another user has another name: each is deleted for itself. */
function nameOf(userId: number, picture: Uint8Array): string {
  return createHash('sha256').update(`${userId}\n`).update(picture).digest('hex');
}

/**
 * Deletes the pictures that were removed a day before `now` (epoch milliseconds), or were never
 * shown, file by file and then for good.
 */
export async function deleteRemovedAvatars(orm: Orm, files: FileStore, now: number): Promise<void> {
  const deleteNext = () =>
    inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      const removed = await takeRemovedAvatar(db, now - KEPT_MS);
      if (!removed) return false;
      const { id, name } = removed;
      // Whoever uploads the same picture now waits for this row, and then writes the files again.
      await deleteFiles(files, name);
      await forgetAvatar(db, id);
      return true;
    });
  while (await deleteNext());
  await files.deleteRemains(now - KEPT_MS);
}
