import { HttpResponse } from 'msw';
import type { Document } from '#domain/documents/document.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  BlogCategoriesDocument,
  BlogPostDocument,
  BlogPostsDocument,
  RecentBlogPostsDocument,
} from './blog.generated.ts';
import type { BlogPostCardFragment } from './blog.generated.ts';

/** A post as lists show it. Its id is the number at the end of its slug. */
export function postCard(
  slug: string,
  more: Partial<BlogPostCardFragment> = {},
): BlogPostCardFragment {
  return {
    __typename: 'BlogPost',
    id: /\d+$/.exec(slug)?.[0] ?? slug,
    slug,
    language: 'EN',
    title: `About ${slug}`,
    excerpt: `What ${slug} says.`,
    category: 'recording',
    publishedAt: '2026-11-21T12:00:00.000Z',
    readingMinutes: 4,
    author: { __typename: 'User', id: '7', name: 'Nell Ferrand', avatarUrl: null },
    ...more,
  };
}

/** Has the blog have these posts, last published first, found by category and by their titles. */
export function blogWith(posts: readonly BlogPostCardFragment[]) {
  const connection = (found: readonly BlogPostCardFragment[], first: number, after = 0) => ({
    __typename: 'BlogPostConnection' as const,
    nodes: found.slice(after, after + first),
    pageInfo: {
      __typename: 'PageInfo' as const,
      hasNextPage: found.length > after + first,
      endCursor: String(after + first),
    },
  });
  return [
    api.query(BlogPostsDocument, ({ variables: { first, after, category, text } }) => {
      const found = posts.filter(
        (post) =>
          (!category || category === 'all' || post.category.includes(category)) &&
          (!text || post.title.toLowerCase().includes(text.toLowerCase())),
      );
      return HttpResponse.json({
        data: { blogPosts: connection(found, first, Number(after ?? 0)) },
      });
    }),
    api.query(RecentBlogPostsDocument, () =>
      HttpResponse.json({ data: { blogPosts: connection(posts, 3) } }),
    ),
    api.query(BlogCategoriesDocument, () => {
      const ids = [...new Set(posts.map(({ category }) => category))];
      return HttpResponse.json({
        data: {
          blogCategories: ids.map((id) => ({
            __typename: 'BlogCategory',
            id,
            postCount: posts.filter(({ category }) => category === id).length,
          })),
        },
      });
    }),
  ];
}

interface Written {
  body: Document;
  tags?: string[];
  related?: BlogPostCardFragment[];
  previous?: BlogPostCardFragment;
}

/** Has there be a post, at whatever address it is asked for; without one there is none. */
export function blogPost(card?: BlogPostCardFragment, written?: Written) {
  return api.query(BlogPostDocument, () => {
    if (!card || !written) return HttpResponse.json({ data: { blogPost: null } });
    const { body, tags = [], related = [], previous = null } = written;
    return HttpResponse.json({
      data: { blogPost: { ...card, lead: '', tags, body, related, previous, next: null } },
    });
  });
}
