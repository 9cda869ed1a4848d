import { findEditableProfile, lockProfile, writeProfile } from '#db/accounts/profile.repository.ts';
import type { EditableProfileRow } from '#db/accounts/profile.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { changedMode } from '#domain/accounts/profile-mode.ts';
import type { ProfileChange } from '#domain/accounts/profile.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { forbidden, requireCaller, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { mayEditProfile } from './profile.policy.ts';
import { accountLimits } from './account.limits.ts';

/**
 * A profile with what only those see who may change it.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function editableProfile(
  context: Context,
  userId: number | undefined,
): Promise<EditableProfileRow> {
  const id = requireEditor(context, userId);
  const profile = await findEditableProfile(context.sql, id);
  if (!profile) throw userNotFound();
  return profile;
}

/**
 * Changes what is given of a profile: one's own, or anybody's as an administrator (spec §7). A
 * change of the profile mode changes menus and no rights.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT for a type
 *   that contradicts `isStudioOwner`
 */
export async function updateProfile(
  context: Context,
  userId: number | undefined,
  { isStudioOwner, userType, ...texts }: ProfileChange,
): Promise<EditableProfileRow> {
  const id = requireEditor(context, userId);
  await context.rateLimits.consume(accountLimits.profile, requireUser(context).id);
  const profile = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const before = await lockProfile(db, id);
    if (!before) throw userNotFound();
    const mode = changedMode(before, { isStudioOwner, userType });
    await writeProfile(db, id, { ...texts, ...mode });
    const after = await findEditableProfile(db, id);
    if (!after) throw userNotFound();
    return after;
  });
  context.changed([`profile:${id}`]);
  return profile;
}

/**
 * The user whose profile the caller may change.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN
 */
export function requireEditor(
  context: Pick<Context, 'user' | 'demoMode'>,
  userId: number | undefined,
): number {
  if (!context.user) throw new DomainError('UNAUTHENTICATED', 'accounts.profileLoginRequired');
  const caller = requireCaller(context);
  // Whether there is a user with another id is nobody's business but an administrator's.
  if (userId === undefined && caller.isStaff) throw userNotFound();
  if (userId === undefined || !mayEditProfile(caller, userId)) {
    throw forbidden(context, 'accounts.profileForbidden');
  }
  return userId;
}

/** Nobody has this id. */
export function userNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'accounts.userNotFound');
}
