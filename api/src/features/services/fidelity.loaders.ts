import { findFidelityComments, findFidelityFiles } from '#db/services/fidelity-file.repository.ts';
import { manyLoader } from '#api/lib/loaders.ts';

/** The sounds of orders, the newest first. */
export const fidelityFilesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findFidelityFiles(sql, ids),
  ({ orderId }) => orderId,
);

/** What is said of versions. */
export const fidelityCommentsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findFidelityComments(sql, ids),
  ({ fileId }) => fileId,
);
