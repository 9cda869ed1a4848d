import type { Feature } from '#api/lib/feature.ts';
import { blogPostEndpoints } from './blog-post.rest.ts';
import { BlogPostResolver } from './blog-post.resolver.ts';
import { blogFeeds } from './blog.feeds.ts';
import { postPreviews } from './blog.previews.ts';
import { blogPostSource } from './blog.search.ts';
import { blogSitemapEntries } from './blog.sitemap.ts';

export const blog: Feature = {
  name: 'blog',
  resolvers: [BlogPostResolver],
  endpoints: blogPostEndpoints,
  newsFeeds: blogFeeds,
  searchSources: [blogPostSource],
  previews: [postPreviews],
  sitemapEntries: [blogSitemapEntries],
};
