import { countLiveTexts, searchLiveTexts } from '#db/texts/live-text.repository.ts';
import { described } from '#api/features/texts/text.service.ts';
import type { SearchSource } from '#api/lib/search-source.ts';
import { postPath } from './blog-post.service.ts';

/** Posts of the blog, in whichever language they are: those first that are called what is looked for. */
export const blogPostSource: SearchSource = {
  kind: 'blog-posts',
  async find({ reads, now }, text, limit) {
    const filter = { kind: 'post', text } as const;
    const found = await searchLiveTexts(reads, filter, limit, now);
    return {
      hits: found.map(described).map(({ id, title, slug, description }) => ({
        id,
        title,
        slug,
        url: postPath({ slug }),
        detail: description,
      })),
      totalCount: () => countLiveTexts(reads, filter, now),
    };
  },
};
