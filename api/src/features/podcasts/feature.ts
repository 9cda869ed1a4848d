import type { Feature } from '#api/lib/feature.ts';
import { podcastFeeds } from './podcast.feeds.ts';
import { episodePreviews, seriesCovers } from './podcast.previews.ts';
import { PodcastEpisodeResolver, PodcastSeriesResolver } from './podcast.resolver.ts';
import { podcastEndpoints } from './podcast.rest.ts';
import { podcastEpisodeSource } from './podcast.search.ts';
import { podcastSitemapEntries } from './podcast.sitemap.ts';

export const podcasts: Feature = {
  name: 'podcasts',
  resolvers: [PodcastEpisodeResolver, PodcastSeriesResolver],
  endpoints: podcastEndpoints,
  newsFeeds: podcastFeeds,
  searchSources: [podcastEpisodeSource],
  previews: [episodePreviews, seriesCovers],
  sitemapEntries: [podcastSitemapEntries],
};
