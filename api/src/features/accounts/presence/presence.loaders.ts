import { findPresences } from '#db/accounts/presence.repository.ts';
import { oneLoader } from '#api/lib/loaders.ts';

/** When users were here, and whether others may know: see `presence.service.ts`. */
export const presenceLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findPresences(sql, ids),
  ({ userId }) => userId,
);
