import { avatarPathFor } from '#domain/accounts/avatar.ts';
import { parseId } from '#api/lib/ids.ts';
import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { profileLoader } from './profile.loaders.ts';

/** Twice that is the largest there is. */
const PORTRAIT_WIDTH = 256;

/** Public profiles with the portrait of who they are of. */
export const profilePreviews: PreviewSource = {
  kind: 'profiles',
  async find(context, id) {
    const number = parseId(id);
    const profile = number === undefined ? undefined : await profileLoader(context).load(number);
    if (!profile) return undefined;
    const { name, location, avatarUrl } = profile;
    const picture = avatarUrl === null ? undefined : avatarPathFor(avatarUrl, PORTRAIT_WIDTH);
    return { title: name, line: location === '' ? undefined : location, picture, isPortrait: true };
  },
};
