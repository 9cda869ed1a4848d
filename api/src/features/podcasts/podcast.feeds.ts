import { Feed } from 'feed';
import type { Extension } from 'feed';
import { listEpisodes } from '#db/podcasts/podcast.repository.ts';
import type { EpisodeRow, SeriesRow } from '#db/podcasts/podcast.repository.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { toHtml } from '#domain/documents/html.ts';
import { ALL_SERIES, episodePath, feedPath } from '#domain/podcasts/episode.ts';
import { previewPath } from '#domain/previews/preview-path.ts';
import type { Context } from '#api/lib/context.ts';
import { updatedAt } from '#api/lib/news-feed.ts';
import type { NewsFeed } from '#api/lib/news-feed.ts';
import { seriesAt } from './podcast.service.ts';

/** Podcast programs show all that there is, and nothing else of it. */
const FEED_LENGTH = 200;

const AUTHOR = 'Roomtone';

/** Stays what it is, as programs know the elements by it. */
const PODCAST_NAMESPACE = 'https://podcastindex.org/namespace/1.0';

/** All podcasts, and each series, as RSS 2.0 with what podcast programs read. */
export const podcastFeeds: readonly NewsFeed[] = [
  {
    path: feedPath(),
    type: 'application/rss+xml',
    write: async (context) => podcastFeed(context),
  },
  {
    path: feedPath(':series'),
    type: 'application/rss+xml',
    async write(context, { series: slug = '' }) {
      const series = await seriesAt(context, slug);
      return series && podcastFeed(context, series);
    },
  },
];

/** @param series whose episodes are in it; those of all series without one */
async function podcastFeed(context: Context, series?: SeriesRow): Promise<string> {
  const { origin, reads, now } = context;
  const part = { limit: FEED_LENGTH };
  const episodes = await listEpisodes(reads, { seriesId: series?.id }, part, now);
  const link = origin + (series ? `/podcast2#${series.slug}` : '/podcast');
  const image = origin + previewPath({ kind: 'covers', id: series?.slug ?? ALL_SERIES });
  const feed = new Feed({
    id: link,
    link,
    title: series?.title ?? 'Roomtone: listening sessions',
    description:
      series?.description ??
      'Rooms, microphones and mixes compared by ear, with notes to read along.',
    language: series?.language ?? DEFAULT_LANGUAGE,
    updated: updatedAt(episodes.map(({ publishedAt }) => publishedAt)),
    generator: false,
    image,
    author: { name: AUTHOR },
    podcast: true,
    feedLinks: { rss: origin + feedPath(series?.slug) },
  });
  for (const extension of channelExtensions(image)) feed.addExtension(extension);
  for (const episode of episodes) feed.addItem(itemOf(episode, origin));
  return feed.rss2();
}

function channelExtensions(image: string): Extension[] {
  return [
    { name: 'itunes:image', objects: { _attributes: { href: image } } },
    {
      name: 'itunes:category',
      objects: {
        _attributes: { text: 'Music' },
        'itunes:category': { _attributes: { text: 'Music Commentary' } },
      },
    },
    { name: 'itunes:explicit', objects: { _text: 'false' } },
    { name: 'itunes:type', objects: { _text: 'episodic' } },
  ];
}

function itemOf(episode: EpisodeRow, origin: string) {
  const { id, slug, title, description, parts, publishedAt } = episode;
  const { soundUrl, soundType, soundBytes, durationMs } = episode;
  const notes = parts
    .map(({ chapter, body }) => (chapter === null ? '' : heading(chapter)) + toHtml(body))
    .join('');
  return {
    title,
    // Stays the same when the episode gets another address.
    id: `${origin}/podcast/${id}`,
    guid: `${origin}/podcast/${id}`,
    link: origin + episodePath(slug),
    description,
    content: notes.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`),
    published: new Date(publishedAt),
    date: new Date(publishedAt),
    audio: {
      url: origin + soundUrl,
      type: soundType,
      length: soundBytes,
      duration: Math.round(durationMs / 1000),
    },
    extensions: [
      { name: 'itunes:author', objects: { _text: AUTHOR } },
      { name: 'itunes:explicit', objects: { _text: 'false' } },
      {
        name: 'podcast:chapters',
        objects: {
          _attributes: {
            'xmlns:podcast': PODCAST_NAMESPACE,
            url: `${origin}/api/podcast-episodes/${id}/chapters`,
            type: 'application/json+chapters',
          },
        },
      },
    ],
  };
}

/** The title of a chapter as HTML. */
function heading(text: string): string {
  return toHtml({
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] }],
  });
}
