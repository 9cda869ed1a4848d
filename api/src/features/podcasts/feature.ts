import type { Feature } from '#api/lib/feature.ts';
import { EditedEpisodeResolver, EditedSeriesResolver } from './podcast-editing.resolver.ts';
import { podcastFeeds } from './podcast.feeds.ts';
import { podcastLimits } from './podcast.limits.ts';
import { episodePreviews, seriesCovers } from './podcast.previews.ts';
import { PodcastEpisodeResolver, PodcastSeriesResolver } from './podcast.resolver.ts';
import { podcastEndpoints, podcastUploads } from './podcast.rest.ts';
import { podcastSchedules } from './podcast.schedules.ts';
import { podcastEpisodeSource } from './podcast.search.ts';
import { podcastSitemapEntries } from './podcast.sitemap.ts';

export const podcasts: Feature = {
  name: 'podcasts',
  resolvers: [
    PodcastEpisodeResolver,
    PodcastSeriesResolver,
    EditedSeriesResolver,
    EditedEpisodeResolver,
  ],
  endpoints: podcastEndpoints,
  uploads: podcastUploads,
  rateLimits: Object.values(podcastLimits),
  schedules: podcastSchedules,
  newsFeeds: podcastFeeds,
  searchSources: [podcastEpisodeSource],
  previews: [episodePreviews, seriesCovers],
  sitemapEntries: [podcastSitemapEntries],
};
