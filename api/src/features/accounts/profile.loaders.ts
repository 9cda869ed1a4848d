import { findProfiles } from '#db/accounts/profile.repository.ts';
import { oneLoader } from '#api/lib/loaders.ts';

/** Public profiles by the id of their user. */
export const profileLoader = oneLoader(
  ({ reads }, ids: readonly number[]) => findProfiles(reads, ids),
  ({ id }) => id,
);
