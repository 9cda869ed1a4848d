import { findEpisodeAddresses } from '#db/podcasts/podcast.repository.ts';
import { episodePath } from '#domain/podcasts/episode.ts';
import { fewEntries } from '#api/lib/sitemap.ts';

/** Every episode. */
export const podcastSitemapEntries = fewEntries('podcasts', async ({ reads, now }) => {
  const episodes = await findEpisodeAddresses(reads, now);
  return episodes.map(({ slug, changedAt }) => ({ path: episodePath(slug), changedAt }));
});
