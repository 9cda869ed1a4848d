import { findUser } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { lockProfileMode, writeProfile } from '#db/accounts/profile.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { changedMode } from '#domain/accounts/profile-mode.ts';
import type { ProfileChange } from '#domain/accounts/profile.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { authorize, isAllowed } from '#api/lib/policy.ts';
import { parseId } from '#api/lib/ids.ts';
import { accountLoader } from './profile.loaders.ts';
import { profilePolicy } from './profile.policy.ts';
import { accountLimits } from './account.limits.ts';

/**
 * What only a user and administrators see of the user; null to everybody else. A mutation gives out
 * the whole row of whom it has changed or logged in, which they may see.
 */
export async function accountOf(
  context: Context,
  user: ProfileRow | UserRow,
): Promise<UserRow | null> {
  if ('email' in user) return user;
  if (!mayEdit(context, user)) return null;
  if (context.user?.id === user.id) return context.user;
  return (await accountLoader(context).load(user.id)) ?? null;
}

/** Whether whoever asks may change the profile of a user; as for {@link accountOf}, also in a mutation. */
export function mayEdit(context: Context, user: ProfileRow | UserRow): boolean {
  return 'email' in user || isAllowed(context, profilePolicy.edit, user.id);
}

/**
 * Changes what is given of a profile: one's own, or anybody's as an administrator (spec §7). A
 * change of the profile mode changes menus and no rights.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT for a type
 *   that contradicts `isStudioOwner`
 */
export async function updateProfile(
  context: Context,
  userId: string,
  { isStudioOwner, userType, ...texts }: ProfileChange,
): Promise<UserRow> {
  const id = requireEditor(context, userId);
  await context.rateLimits.consume(accountLimits.profile, requireUser(context).id);
  const profile = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const before = await lockProfileMode(db, id);
    if (!before) throw userNotFound();
    const mode = changedMode(before, { isStudioOwner, userType });
    await writeProfile(db, id, { ...texts, ...mode });
    const after = await findUser(db, id);
    if (!after) throw userNotFound();
    return after;
  });
  context.changed([`user:${id}`]);
  return profile;
}

/**
 * The user whose profile the caller may change.
 * @param userId their id, as it was sent
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for what can be no id
 */
export function requireEditor(context: Pick<Context, 'user' | 'demoMode'>, userId: string): number {
  requireUser(context, 'accounts.profileLoginRequired');
  const id = parseId(userId);
  // Whether there is a user with another id is nobody's business but an administrator's.
  authorize(context, profilePolicy.edit, id);
  if (id === undefined) throw userNotFound();
  return id;
}

/** Nobody has this id. */
export function userNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'accounts.userNotFound');
}
