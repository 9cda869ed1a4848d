import { findCroppedPictures } from '#db/listings/listing-picture.repository.ts';
import { findStudioContents } from '#db/studios/studio-content.repository.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** Studios as their owners would write them, public or not, just as they were stored last. */
export const studioContentLoader = oneLoader(
  async ({ sql }, ids: readonly number[]) =>
    [...(await findStudioContents(sql, ids))].map(([studioId, content]) => ({ studioId, content })),
  ({ studioId }) => studioId,
);

/** Cropped photographs by the listings that they are of. */
export const croppedPicturesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findCroppedPictures(sql, ids),
  ({ listingId }) => listingId,
);
