import {
  hasAvatar,
  hideAvatar,
  lockAvatarOf,
  lockRemovedAvatar,
  showAvatar,
} from '#db/accounts/avatar.repository.ts';
import { useFile } from '#db/files/file.repository.ts';
import { findUser } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { avatarFolder } from '#domain/accounts/avatar.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { KEPT_MS, storeFile } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { avatarKind } from './avatar-kind.ts';
import { requireEditor, userNotFound } from '../profile.service.ts';
import { accountLimits } from '../account.limits.ts';

/**
 * Lets somebody send a picture of a user: of themselves, or of anybody as an administrator.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED
 */
export async function admitAvatar(context: Context, userId: string): Promise<void> {
  requireEditor(context, userId);
  await context.rateLimits.consume(accountLimits.avatar, requireUser(context).id);
}

/**
 * Gives a user a picture, in place of the one they had: oneself, or anybody as an administrator.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT naming `picture`
 */
export async function replaceAvatar(
  context: Context,
  userId: string,
  file: ReceivedFile,
): Promise<UserRow> {
  const id = requireEditor(context, userId);
  const profile = await storeFile(context, {
    kind: avatarKind,
    userId: id,
    subject: String(id),
    file,
    userGone: userNotFound,
    bind: (db, name) => change(db, id, () => showAvatar(db, id, name, context.now)),
  });
  context.changed([`user:${id}`]);
  return profile;
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
    await useFile(db, { userId: id, kind: avatarFolder, name }, context.now);
  });
}

/** Changes which picture a user has. */
async function changeAvatar(
  context: Context,
  id: number,
  step: (db: Sql) => Promise<void>,
): Promise<UserRow> {
  const profile = await context.transaction((em) => {
    const db = sqlOf(em);
    return change(db, id, () => step(db));
  });
  context.changed([`user:${id}`]);
  return profile;
}

/** Makes a change of the picture of a user, one after the other. */
async function change(db: Sql, id: number, step: () => Promise<void>): Promise<UserRow> {
  if (!(await lockAvatarOf(db, id))) throw userNotFound();
  await step();
  const profile = await findUser(db, id);
  if (!profile) throw userNotFound();
  return profile;
}
