import { findUsers } from '#db/accounts/account.repository.ts';
import { findProfiles } from '#db/accounts/profile.repository.ts';
import { oneLoader } from '#api/lib/loaders.ts';

/** Public profiles by the id of their user. */
export const profileLoader = oneLoader(
  ({ reads }, ids: readonly number[]) => findProfiles(reads, ids),
  ({ id }) => id,
);

/** Users with what only they and administrators see, by their id. */
export const accountLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findUsers(sql, ids),
  ({ id }) => id,
);
