import { listCollected } from '#db/favorites/collection-studio.repository.ts';
import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { imagesLoader } from '#api/features/studios/studio.loaders.ts';
import { sharedCollection } from './shared-collection.service.ts';

/** Shared collections, by the token of their link, with a picture of the studio added last. */
export const collectionPreviews: PreviewSource = {
  kind: 'collections',
  async find(context, token) {
    const collection = await sharedCollection(context, token);
    if (!collection) return undefined;
    const [first] = await listCollected(context.sql, collection.id, { limit: 1 });
    const [image] = first ? await imagesLoader(context).load(first.studioId) : [];
    return { title: collection.name, line: collection.ownerFirstName, picture: image?.url };
  },
};
