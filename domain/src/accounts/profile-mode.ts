import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { UserRole, UserType } from './user.ts';

/** Which face of the product a user has chosen to see. Decides menus, and nothing else (spec §6). */
export interface ProfileMode {
  isStudioOwner: boolean;
  userType: UserType;
}

export const profileModeNames = ['admin', 'studioOwner', 'musician'] as const;
export type ProfileModeName = (typeof profileModeNames)[number];

/** The three modes in the order in which the switcher shows them (spec §4). */
export const profileModes: Readonly<Record<ProfileModeName, ProfileMode>> = {
  admin: { isStudioOwner: false, userType: 'admin' },
  studioOwner: { isStudioOwner: true, userType: 'studio_owner' },
  musician: { isStudioOwner: false, userType: 'musician' },
};

/** Whose mode is changed. */
interface ModeHolder {
  role: UserRole;
  isStudioOwner: boolean;
  userType: UserType | null;
}

/** The mode that somebody is in. Without a type they see what musicians see (spec §6). */
export function profileModeOf(user: Pick<ModeHolder, 'userType'>): ProfileModeName {
  if (user.userType === 'admin') return 'admin';
  return user.userType === 'studio_owner' ? 'studioOwner' : 'musician';
}

/**
 * The mode that results when `user` is given the parts in `change`. One part alone brings the other
 * along, as at registration: who lists studios is a studio owner, who does not is a musician.
 * @returns undefined when nothing about the mode was asked for
 * @throws DomainError BAD_USER_INPUT when the parts contradict each other; FORBIDDEN for Admin Mode
 *   of somebody whose role is not admin
 */
export function changedMode(
  user: ModeHolder,
  change: { isStudioOwner?: boolean | undefined; userType?: UserType | undefined },
): ProfileMode | undefined {
  const { isStudioOwner, userType } = change;
  if (userType === undefined) {
    if (isStudioOwner === undefined) return undefined;
    const isAdminMode = user.userType === 'admin' && user.role === 'admin';
    if (!isStudioOwner && isAdminMode) return profileModes.admin;
    return isStudioOwner ? profileModes.studioOwner : profileModes.musician;
  }
  const mode = profileModes[profileModeOf({ userType })];
  if (isStudioOwner !== undefined && isStudioOwner !== mode.isStudioOwner) {
    const text = message('accounts.modeContradicts');
    throw badInput({ isStudioOwner: text, userType: text });
  }
  if (userType === 'admin' && user.role !== 'admin') {
    const text = message('accounts.adminModeOnly');
    throw new DomainError('FORBIDDEN', text.key, { fields: { userType: text } });
  }
  return mode;
}
