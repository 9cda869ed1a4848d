import { profileModeOf, profileModes } from '#domain/accounts/profile-mode.ts';
import type { ProfileModeName } from '#domain/accounts/profile-mode.ts';
import { userTypes } from '#domain/accounts/user.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import type { ProfileChange } from './hooks/use-profile-update.ts';
import type { SessionUserFragment } from './session.generated.ts';

/** The mode that somebody is in. */
export function modeOf({ userType }: Pick<SessionUserFragment, 'userType'>): ProfileModeName {
  return profileModeOf({ userType: userType && enumValue(userType, userTypes) });
}

/** What asks the server for a mode (spec §4). */
export function modeInput(mode: ProfileModeName): ProfileChange {
  const { isStudioOwner, userType } = profileModes[mode];
  return { isStudioOwner, userType: enumName(userType) };
}
