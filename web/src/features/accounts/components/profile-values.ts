import { profileModes } from '#domain/accounts/profile-mode.ts';
import type { ProfileChange } from '../hooks/use-profile-update.ts';
import type { ProfileFieldsFragment } from '../profile.generated.ts';

/** What the form of a profile holds. */
export interface ProfileValues {
  name: string;
  location: string;
  bio: string;
  genres: string[];
  instruments: string[];
  spokenLanguages: string[];
  links: string[];
  use: 'musician' | 'studioOwner';
}

/** A profile as the form shows it. */
export function valuesOf(profile: ProfileFieldsFragment): ProfileValues {
  const { name, location, bio, genres, instruments, links, isStudioOwner } = profile;
  return {
    name,
    location,
    bio,
    genres: [...genres],
    instruments: [...instruments],
    spokenLanguages: [...profile.spokenLanguages],
    links: [...links],
    use: isStudioOwner ? 'studioOwner' : 'musician',
  };
}

/** What the form asks the server for. Empty links are left out. */
export function changeOf(
  { use, links, ...texts }: ProfileValues,
  choosesUse: boolean,
): ProfileChange {
  const change = { ...texts, links: links.map((link) => link.trim()).filter(Boolean) };
  return choosesUse ? { ...change, isStudioOwner: profileModes[use].isStudioOwner } : change;
}
