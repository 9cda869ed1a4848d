import { findLiveAddresses } from '#db/texts/live-text.repository.ts';
import { blogCategories, isWithin } from '#domain/texts/category.ts';
import { fewEntries, latestOf } from '#api/lib/sitemap.ts';
import { postPath } from './blog-post.service.ts';

/** The categories of the blog that have posts, and every post. */
export const blogSitemapEntries = fewEntries('blog', async ({ reads, now }) => {
  const posts = (await findLiveAddresses(reads, 'post', now)).map((post) => ({
    ...post,
    path: postPath(post),
  }));
  const categories = blogCategories.flatMap((id) => {
    const within = posts.filter(({ category }) => isWithin(category, id));
    return within.length === 0
      ? []
      : [{ path: `/blog/category/${id}`, changedAt: latestOf(within) }];
  });
  return [...categories, ...posts];
});
