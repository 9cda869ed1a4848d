import { motifOfSeries } from '#domain/podcasts/cover.ts';
import { ALL_SERIES } from '#domain/podcasts/episode.ts';
import { drawCover } from '#domain/previews/cover-drawing.ts';
import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { seriesLoader } from './podcast.loaders.ts';
import { episodeWithId, seriesAt } from './podcast.service.ts';

/** Episodes by their ids: their titles and series beside the product's mark. */
export const episodePreviews: PreviewSource = {
  kind: 'podcasts',
  async find(context, id) {
    const episode = await episodeWithId(context, id);
    const series = episode && (await seriesLoader(context).load(episode.seriesId));
    return episode && { title: episode.title, line: series?.title };
  },
};

/** Square covers of series for podcast programs, by what names them. */
export const seriesCovers: PreviewSource = {
  kind: 'covers',
  async find({ reads }, asked) {
    const all = { title: 'Roomtone', slug: ALL_SERIES };
    const series = asked === ALL_SERIES ? all : await seriesAt({ reads }, asked);
    if (!series) return undefined;
    const { title, slug } = series;
    return { title, cover: drawCover(motifOfSeries(slug), slug) };
  },
};
