import { findStudioContents } from '#db/studios/studio-content.repository.ts';
import { oneLoader } from '#api/lib/loaders.ts';

/** Studios as their owners would write them, public or not, just as they were stored last. */
export const studioContentLoader = oneLoader(
  async ({ sql }, ids: readonly number[]) =>
    [...(await findStudioContents(sql, ids))].map(([studioId, content]) => ({ studioId, content })),
  ({ studioId }) => studioId,
);
