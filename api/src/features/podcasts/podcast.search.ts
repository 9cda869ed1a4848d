import { countFoundEpisodes, searchEpisodes } from '#db/podcasts/podcast.repository.ts';
import { episodePath } from '#domain/podcasts/episode.ts';
import type { SearchSource } from '#api/lib/search-source.ts';

/** Episodes by their titles, descriptions and notes: those first that are called what is looked for. */
export const podcastEpisodeSource: SearchSource = {
  kind: 'podcast-episodes',
  async find({ reads, now }, text, limit) {
    const found = await searchEpisodes(reads, text, limit, now);
    return {
      hits: found.map(({ id, title, slug, description }) => ({
        id,
        title,
        slug,
        url: episodePath(slug),
        detail: description,
      })),
      totalCount: () => countFoundEpisodes(reads, text, now),
    };
  },
};
