import { findEpisodeAddresses } from '#db/podcasts/podcast.repository.ts';
import { episodePath } from '#domain/podcasts/episode.ts';
import { fewEntries, latestOf } from '#api/lib/sitemap.ts';

/** The lists of podcasts, by date and by series, and every episode. */
export const podcastSitemapEntries = fewEntries('podcasts', async ({ reads, now }) => {
  const episodes = (await findEpisodeAddresses(reads, now)).map(({ slug, changedAt }) => ({
    path: episodePath(slug),
    changedAt,
  }));
  const changedAt = latestOf(episodes);
  return [{ path: '/podcast', changedAt }, { path: '/podcast2', changedAt }, ...episodes];
});
