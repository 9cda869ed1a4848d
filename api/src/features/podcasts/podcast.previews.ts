import { findSeriesAt } from '#db/podcasts/podcast.repository.ts';
import { motifOfSeries } from '#domain/podcasts/cover.ts';
import { drawCover } from '#domain/previews/cover-drawing.ts';
import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { seriesLoader } from './podcast.loaders.ts';
import { episodeWithId } from './podcast.service.ts';

/** Episodes by their ids: their titles and series beside the product's mark. */
export const episodePreviews: PreviewSource = {
  kind: 'podcasts',
  async find(context, id) {
    const episode = await episodeWithId(context, id);
    const series = episode && (await seriesLoader(context).load(episode.seriesId));
    return episode && { title: episode.title, line: series?.title };
  },
};

/** All podcasts together, where covers are asked for by series. */
export const ALL_SERIES = 'all';

/** Square covers of series for podcast programs, by what names them. */
export const seriesCovers: PreviewSource = {
  kind: 'covers',
  async find({ reads }, slug) {
    const series = slug === ALL_SERIES ? { title: 'Roomtone' } : await findSeriesAt(reads, slug);
    return series && { title: series.title, cover: drawCover(motifOfSeries(slug), slug) };
  },
};
