import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { postWithId } from './blog-post.service.ts';

/** Posts by their ids: their titles beside the product's mark. */
export const postPreviews: PreviewSource = {
  kind: 'posts',
  async find(context, id) {
    const post = await postWithId(context, id);
    return post && { title: post.title };
  },
};
