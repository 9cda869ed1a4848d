import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { blogRoutes } from './routes.tsx';

export const blog: Feature = {
  name: 'blog',
  routes: blogRoutes,
  typePolicies: {
    Query: {
      fields: {
        blogPosts: { keyArgs: ['first', 'category', 'text'], merge: appendPage },
        // The list is whole.
        blogCategories: { merge: false },
      },
    },
    BlogPost: { fields: { related: { merge: false } } },
  },
  links: [
    {
      key: 'blog',
      label: 'blog.blog',
      to: '/blog',
      position: 36,
      header: 'rowAndMore',
      footer: 'discover',
    },
  ],
};
