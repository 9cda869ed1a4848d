import { profileModeOf, profileModes } from '#domain/accounts/profile-mode.ts';
import type { ProfileModeName } from '#domain/accounts/profile-mode.ts';
import type { UserType } from '#domain/accounts/user.ts';
import type { UpdateProfileInput } from '#web/lib/schema.generated.ts';
import type { SessionUserFragment } from './session.generated.ts';

/** GraphQL writes values in capitals. */
const graphqlTypes = {
  musician: 'MUSICIAN',
  studio_owner: 'STUDIO_OWNER',
  admin: 'ADMIN',
} as const satisfies Record<UserType, SessionUserFragment['userType']>;

/** The mode that somebody is in. */
export function modeOf({ userType }: Pick<SessionUserFragment, 'userType'>): ProfileModeName {
  const type = Object.entries(graphqlTypes).find(([, name]) => name === userType)?.[0];
  return profileModeOf({ userType: (type as UserType | undefined) ?? null });
}

/** What asks the server for a mode (spec §4). */
export function modeInput(mode: ProfileModeName): UpdateProfileInput {
  const { isStudioOwner, userType } = profileModes[mode];
  return { isStudioOwner, userType: graphqlTypes[userType] };
}
